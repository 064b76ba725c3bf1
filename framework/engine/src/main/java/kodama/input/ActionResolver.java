package kodama.input;

import java.util.ArrayList;
import java.util.List;
import kodama.input.Switches.Modifier;

/** Which switches stand for which actions of a player. */
final class ActionResolver {
    private final boolean countsCtrl;
    private final boolean countsAlt;

    /** Of each action the numbers of keys and of the mouse, and the controls of a pad that are held together. */
    private final int[][] numbers;

    private final PadControl[][][] chords;

    /**
     * @param countsCtrl whether keys count while control is down, since it is a key of the game itself
     * @param countsAlt whether they count while alt is
     */
    ActionResolver(KeyMap map, boolean countsCtrl, boolean countsAlt) {
        this.countsCtrl = countsCtrl;
        this.countsAlt = countsAlt;
        List<String> actions = map.actions();
        numbers = new int[actions.size()][];
        chords = new PadControl[actions.size()][][];
        for (int i = 0; i < numbers.length; i++) read(i, map.bindings(actions.get(i)));
    }

    private void read(int action, List<Binding> ways) {
        List<Integer> found = new ArrayList<>();
        List<PadControl[]> onPad = new ArrayList<>();
        for (Binding way : ways) {
            if (way instanceof Binding.PadBinding button) onPad.add(new PadControl[] {button.control()});
            else if (way instanceof Binding.Chord chord)
                onPad.add(chord.controls().toArray(new PadControl[0]));
            else addNumbers(way, found);
        }
        numbers[action] = found.stream().mapToInt(number -> number).toArray();
        chords[action] = onPad.toArray(new PadControl[0][]);
    }

    private void addNumbers(Binding way, List<Integer> found) {
        if (way instanceof Binding.MouseBinding button) found.add(Switches.mouse(button.control()));
        for (Modifier beside : Modifier.values()) {
            if (way instanceof Binding.LogicalKey key && counts(key, beside))
                found.add(Switches.letter(key.key(), beside));
            if (way instanceof Binding.PhysicalKey key && counts(beside)) found.add(Switches.place(key.key(), beside));
        }
    }

    private boolean counts(Binding.LogicalKey key, Modifier beside) {
        return key.withCtrl() ? beside == Modifier.CTRL : counts(beside);
    }

    private boolean counts(Modifier beside) {
        return switch (beside) {
            case NOTHING -> true;
            case CTRL -> countsCtrl;
            case ALT -> countsAlt;
        };
    }

    /** One bit for each action that is down when these switches are on; slots has a bit for each pad that counts. */
    long actions(SwitchSet on, int slots) {
        long actions = 0;
        for (int i = 0; i < numbers.length; i++) if (isDown(i, on, slots)) actions |= 1L << i;
        return actions;
    }

    private boolean isDown(int action, SwitchSet on, int slots) {
        for (int number : numbers[action]) if (on.contains(number)) return true;
        for (PadControl[] chord : chords[action])
            for (int slot = 0; slot < Switches.PADS; slot++)
                if ((slots & 1 << slot) != 0 && isDown(chord, on, slot)) return true;
        return false;
    }

    private static boolean isDown(PadControl[] chord, SwitchSet on, int slot) {
        for (PadControl control : chord) if (!on.contains(Switches.pad(slot, control))) return false;
        return true;
    }
}
