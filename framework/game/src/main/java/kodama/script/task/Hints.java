package kodama.script.task;

import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import kodama.base.Spelling;
import kodama.draw.PixelFont;
import kodama.draw.text.BuiltInFont;
import kodama.draw.text.Font;
import kodama.hit.Targets;
import kodama.log.Log;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/**
 * Remarks about what is no error but hardly meant; each is written to the log once. Most are made only while someone
 * works on the game.
 */
public final class Hints {
    private static final int MOST_JUDGED = 10_000;

    /** No field of the framework is so long, and long strings may have one hash in common. */
    private static final int LONGEST_FIELD = 64;

    private final Log log;
    private final boolean dev;
    private final Supplier<String> place;
    private final Set<String> said = new HashSet<>();
    private final MissingGlyphs letters = new MissingGlyphs();

    /** The guess for each field name that was judged; empty for those that are the game's own. */
    private final Map<Value, String> judged = new HashMap<>();

    /**
     * Begins without remarks.
     *
     * @param dev whether someone works on the game
     * @param place tells which line of a script runs
     */
    public Hints(Log log, boolean dev, Supplier<String> place) {
        this.log = log;
        this.dev = dev;
        this.place = place;
    }

    private void say(String kind, String hint) {
        if (said.add(hint)) log.warn(kind + ": " + hint);
    }

    /** A task that ended in its first stretch has nothing to show its picture any more. */
    void endedAtOnce(String origin, TaskStyle style, Table table) {
        boolean hasPicture = !table.get("draw").isNil() || !table.get("sprite").isNil();
        if (hasPicture) say("hint", origin + ": the task has a picture, but " + endOf(style));
    }

    private static String endOf(TaskStyle style) {
        if (style == TaskStyle.ROUTINE || style == TaskStyle.HANDLER)
            return "its function ended at once and the task with it; end the function with wait_forever(), or use"
                    + " spawn { sprite = ... }";
        String ended = style == TaskStyle.STATES ? "state" : "phase";
        return "its " + ended + " returned false in its first tick, which ended the task before it was seen";
    }

    /** A field that means nothing to the framework but is written almost as one that does and could hold its value. */
    void unknownField(Value key, Value value) {
        if (!dev || !key.is(LuaType.STRING) || key.length() > LONGEST_FIELD) return;
        if (judged.size() == MOST_JUDGED) judged.clear(); // fields can be counted up without end
        String guess = judged.computeIfAbsent(key, Hints::guess);
        if (guess.isEmpty() || !TaskField.takes(guess, value)) return;
        String name = key.text();
        say(
                "hint",
                place.get() + ": the field '" + name + "' means nothing to the framework; did you mean '" + guess
                        + "'?");
    }

    private static String guess(Value key) {
        return Spelling.findTypo(key.text(), TaskField.NAMES).orElse("");
    }

    /** A group that no task was ever in, named almost as one that has had members. */
    void unknownGroup(String function, String group, Collection<String> known) {
        if (!dev) return;
        String guess = Spelling.findTypo(group, known).orElse("");
        if (guess.isEmpty()) return;
        say(
                "hint",
                place.get() + ": " + function + ": no task has been in the group '" + group + "' so far; did you mean '"
                        + guess + "'?");
    }

    /** Remarks on letters of a drawn text that are shown as boxes. */
    public void letters(String text) {
        String missing = letters.newIn(text);
        if (!missing.isEmpty())
            say("hint", place.get() + ": draw.text: the font has no " + missing + "; a box is drawn in place of each");
    }

    /** Remarks on letters of a drawn text that its font lacks. */
    public void letters(String text, Font font) {
        if (font.name().equals(BuiltInFont.SMALL)) {
            letters(text);
            return;
        }
        String missing = letters.newIn(text, font.name(), font::has);
        if (!missing.isEmpty())
            say(
                    "hint",
                    place.get() + ": draw.text: font '" + font.name() + "' has no " + missing
                            + "; a box is drawn in place of each");
    }

    /** Remarks on what looks like a color mark within a text, but is none: each with a guess. */
    public void marks(List<String> doubts) {
        if (!doubts.isEmpty()) say("hint", place.get() + ": draw.text: shown as it is: " + String.join(", ", doubts));
    }

    /** Warns that the built-in font stands in place of another; the reason is a sentence. */
    public void font(String reason) {
        say("warn", place.get() + ": draw.text: " + reason + "; the built-in font stands in its place");
    }

    /**
     * A task spawned while the file of a scene is read, before the scene begins and ends all that is not persistent.
     */
    void endsWithOldScene() {
        say(
                "hint",
                place.get() + ": spawn: this task ends before the scene begins, as the scene's file is read before;"
                        + " spawn it in the function that the file returns");
    }

    /**
     * Warns that a task was not started, as there is no room for it.
     *
     * @param reason such as {@code all 100 places for tasks are taken}
     * @param isFull whether that is the reason
     */
    public void dropped(String reason, boolean isFull, int capacity) {
        String advice = isFull ? more(capacity) : "";
        say("warn", place.get() + ": spawn: " + reason + ", so this task is not started" + advice);
    }

    private static String more(int capacity) {
        return "; game.lua can set 'tasks' higher, or let them grow: tasks = { capacity = " + capacity
                + ", growth = true }";
    }

    /** Warns that an event's function was not called because the task list is full. */
    void lostEvent(String task, String event, int capacity) {
        say(
                "warn",
                "task '" + task + "': on_" + event + " is not called: all " + capacity + " places for tasks are taken"
                        + more(capacity));
    }

    /** Warns that the rest of a group's hit tests was skipped. Called in each such tick; the log counts repeats. */
    void crowded(String group) {
        log.warn(String.format(
                Locale.ROOT,
                "warn: group '%s': the rest of its hit tests in this tick was skipped: they may take %,d steps, and"
                        + " those of all groups %,d (too many bodies, shots or lasers on one spot?)",
                group,
                Targets.MAX_STEPS,
                Targets.MAX_TOTAL_STEPS));
    }

    /** Letters that their font lacks, each reported once. */
    private static final class MissingGlyphs {
        /** So many are told of for a font: an author who writes Thai knows by then. */
        private static final int MOST = 100;

        private static final int LAST_ASCII = '~';

        private final PixelFont builtIn = PixelFont.builtIn();
        private final Map<String, BitSet> known = new HashMap<>();

        /** Returns those of a text that are new, as {@code 'ж' (U+0436), U+0007}; empty for none, as nearly always. */
        String newIn(String text) {
            for (int i = 0; i < text.length(); i++) if (isOdd(text.charAt(i))) return newIn(text, "", builtIn::has);
            return "";
        }

        /** The same for another font. */
        String newIn(String text, String font, IntPredicate has) {
            BitSet told = known.computeIfAbsent(font, name -> new BitSet());
            return text.codePoints()
                    .filter(letter -> letter != '\n' && !has.test(letter) && isNew(letter, told))
                    .mapToObj(MissingGlyphs::told)
                    .collect(Collectors.joining(", "));
        }

        /** Whether it is worth a closer look. */
        private static boolean isOdd(char letter) {
            return letter > LAST_ASCII || letter < ' ' && letter != '\n';
        }

        private static boolean isNew(int letter, BitSet told) {
            if (told.get(letter) || told.cardinality() == MOST) return false;
            told.set(letter);
            return true;
        }

        private static String told(int letter) {
            String code = "U+%04X".formatted(letter);
            return Character.isISOControl(letter) ? code : "'" + Character.toString(letter) + "' (" + code + ")";
        }
    }
}
