package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kodama.input.Key;
import org.junit.jupiter.api.Test;

/** A pause is the same for Java and Lua tasks: a key that closed its menu does not fire afterwards. */
class PadInJavaTest extends InGame {
    private static final String SCENE = """
            spawn('kodama.script.PadAsker', { label = 'paused' })
            spawn('kodama.script.PadAsker', { label = 'persistent', persistent = true })
            spawn(function()
              wait(2)
              task.pause_all()
              wait(4)
              task.resume_all()
              wait_forever()
            end, { persistent = true })""";

    private List<String> fired(String label) {
        return game.log().stream()
                .filter(line -> line.contains(label))
                .map(line -> line.replaceFirst(".* ", ""))
                .toList();
    }

    @Test
    void pausedTasksIgnoreAKeyUntilItIsPressedAgain() {
        game.scene(SCENE).ticks(4).press(Key.Z).ticks(5);
        assertEquals(List.of("5", "6", "7", "8", "9"), fired("persistent"));
        assertEquals(List.of(), fired("paused"));
        game.release(Key.Z).ticks(2).press(Key.Z).ticks(1);
        assertEquals(List.of("12"), fired("paused"));
    }

    /** Spawns a menu when fire is pressed, which is closed by fire. */
    public static final class Opener extends JavaTask {
        /** Created by scripts. */
        public Opener() {}

        @Override
        protected boolean update(double dt) {
            if (!game().pad(1).isPressed("fire")) return true;
            spawn(new Screen(flag("patient")));
            return false;
        }
    }

    private static final class Screen extends JavaTask {
        private final boolean isPatient;

        Screen(boolean isPatient) {
            this.isPatient = isPatient;
        }

        @Override
        protected void start() {
            setPriority(0.9);
            onFinish(() -> context().log().info((isPatient ? "patient" : "hasty") + " closed at " + time().tick()));
            if (isPatient) sleep(1);
        }

        @Override
        protected boolean update(double dt) {
            return !game().pad(1).isPressed("fire");
        }
    }

    @Test
    void aTaskThatSleepsATickDoesNotSeeTheKeyThatOpenedIt() {
        String opener = "spawn('" + Opener.class.getName() + "', { patient = %s })\n";
        game.scene(opener.formatted("true") + opener.formatted("false") + "wait_forever()")
                .ticks(4)
                .press(Key.Z)
                .ticks(5);
        assertEquals(List.of("hasty closed at 5"), game.log());
        game.release(Key.Z).ticks(1).press(Key.Z).ticks(1);
        assertEquals(List.of("hasty closed at 5", "patient closed at 11"), game.log());
    }
}
