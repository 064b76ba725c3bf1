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

/** Logs hints about code that is valid but probably a mistake, each once. Most are logged only in development. */
public final class Hints {
    private static final int MAX_SUGGESTIONS = 10_000;

    /** Limit of the length of field names that are checked, because long strings may have the same hash. */
    private static final int MAX_FIELD_LENGTH = 64;

    private final Log log;
    private final boolean dev;
    private final Supplier<String> place;
    private final Set<String> logged = new HashSet<>();
    private final MissingGlyphs letters = new MissingGlyphs();

    /** The suggestion for each field name that was checked; empty if there is none. */
    private final Map<Value, String> suggestions = new HashMap<>();

    /**
     * Starts without hints.
     *
     * @param dev whether this is development
     * @param place returns the running line of a script
     */
    public Hints(Log log, boolean dev, Supplier<String> place) {
        this.log = log;
        this.dev = dev;
        this.place = place;
    }

    private void warnOnce(String kind, String hint) {
        if (logged.add(hint)) log.warn(kind + ": " + hint);
    }

    /** Warns about a task with a picture that ended in its first tick. */
    void endedAtOnce(String origin, TaskStyle style, Table table) {
        boolean hasPicture = !table.get("draw").isNil() || !table.get("sprite").isNil();
        if (hasPicture) warnOnce("hint", origin + ": the task has a picture, but " + endOf(style));
    }

    private static String endOf(TaskStyle style) {
        if (style == TaskStyle.ROUTINE || style == TaskStyle.HANDLER)
            return "its function returned at once, which ended the task; end the function with wait_forever(), or use"
                    + " spawn { sprite = ... }";
        String ended = style == TaskStyle.STATES ? "state" : "phase";
        return "its " + ended + " returned false in its first tick, which ended the task before it was seen";
    }

    /** Warns about an unknown field whose name is similar to a field of the framework that could have its value. */
    void unknownField(Value key, Value value) {
        if (!dev || !key.is(LuaType.STRING) || key.length() > MAX_FIELD_LENGTH) return;
        if (suggestions.size() == MAX_SUGGESTIONS) suggestions.clear(); // a game may have any number of field names
        String guess = suggestions.computeIfAbsent(key, Hints::similarField);
        if (guess.isEmpty() || !TaskField.takes(guess, value)) return;
        String name = key.text();
        warnOnce("hint", place.get() + ": the field '" + name + "' has no effect; did you mean '" + guess + "'?");
    }

    private static String similarField(Value key) {
        return Spelling.findTypo(key.text(), TaskField.NAMES).orElse("");
    }

    /** Warns about a group that never had members, if its name is similar to one that had. */
    void unknownGroup(String function, String group, Collection<String> known) {
        if (!dev) return;
        String guess = Spelling.findTypo(group, known).orElse("");
        if (guess.isEmpty()) return;
        warnOnce(
                "hint",
                place.get() + ": " + function + ": no task has joined the group '" + group + "' yet; did you mean '"
                        + guess + "'?");
    }

    /** Warns about letters of a drawn text that are shown as boxes. */
    public void letters(String text) {
        String missing = letters.newIn(text);
        if (!missing.isEmpty())
            warnOnce("hint", place.get() + ": draw.text: the font has no " + missing + "; each is drawn as a box");
    }

    /** Warns about letters of a drawn text that its font lacks. */
    public void letters(String text, Font font) {
        if (font.name().equals(BuiltInFont.SMALL)) {
            letters(text);
            return;
        }
        String missing = letters.newIn(text, font.name(), font::has);
        if (!missing.isEmpty())
            warnOnce(
                    "hint",
                    place.get() + ": draw.text: font '" + font.name() + "' has no " + missing
                            + "; each is drawn as a box");
    }

    /** Warns about text that looks like an invalid color mark; each with a suggestion. */
    public void marks(List<String> doubts) {
        if (!doubts.isEmpty())
            warnOnce("hint", place.get() + ": draw.text: shown unchanged: " + String.join(", ", doubts));
    }

    /** Warns that the built-in font replaces another; the reason is a sentence. */
    public void font(String reason) {
        warnOnce("warn", place.get() + ": draw.text: " + reason + "; the built-in font is used instead");
    }

    /**
     * Warns about a task spawned while the file of a scene is loaded: it ends with the old scene, before the new one
     * begins.
     */
    void endsWithOldScene() {
        warnOnce(
                "hint",
                place.get() + ": spawn: this task ends before the scene begins, as the scene's file is loaded first;"
                        + " spawn it in the function that the file returns");
    }

    /**
     * Warns that a task was not started because the task list is full.
     *
     * @param reason such as {@code all 100 slots for tasks are in use}
     * @param isFull whether that is the reason
     */
    public void dropped(String reason, boolean isFull, int capacity) {
        String advice = isFull ? capacityAdvice(capacity) : "";
        warnOnce("warn", place.get() + ": spawn: " + reason + ", so this task is not started" + advice);
    }

    private static String capacityAdvice(int capacity) {
        return "; game.lua can set 'tasks' higher, or let them grow: tasks = { capacity = " + capacity
                + ", growth = true }";
    }

    /** Warns that an event handler was not called because the task list is full. */
    void lostEvent(String task, String event, int capacity) {
        warnOnce(
                "warn",
                "task '" + task + "': on_" + event + " is not called: all " + capacity + " slots for tasks are in use"
                        + capacityAdvice(capacity));
    }

    /** Warns that hit tests of a group were skipped. Called in each such tick; the log counts repeats. */
    void crowded(String group) {
        log.warn(String.format(
                Locale.ROOT,
                "warn: group '%s': hit tests were skipped in this tick: the limit is %,d steps per group and %,d in"
                        + " total (too many bodies, shots or lasers in one spot?)",
                group,
                Targets.MAX_STEPS,
                Targets.MAX_TOTAL_STEPS));
    }

    /** Finds letters that a font lacks, each once. */
    private static final class MissingGlyphs {
        /** Limit of letters reported for a font, for texts in a script that it does not support. */
        private static final int MAX_REPORTED = 100;

        private static final int LAST_ASCII = '~';

        private final PixelFont builtIn = PixelFont.builtIn();
        private final Map<String, BitSet> known = new HashMap<>();

        /** Returns the new ones of a text, as {@code 'ж' (U+0436), U+0007}; empty for none, as in most cases. */
        String newIn(String text) {
            for (int i = 0; i < text.length(); i++)
                if (needsCheck(text.charAt(i))) return newIn(text, "", builtIn::has);
            return "";
        }

        /** Returns the new ones for another font. */
        String newIn(String text, String font, IntPredicate has) {
            BitSet reported = known.computeIfAbsent(font, name -> new BitSet());
            return text.codePoints()
                    .filter(letter -> letter != '\n' && !has.test(letter) && markReported(letter, reported))
                    .mapToObj(MissingGlyphs::format)
                    .collect(Collectors.joining(", "));
        }

        /** Whether it needs a check. */
        private static boolean needsCheck(char letter) {
            return letter > LAST_ASCII || letter < ' ' && letter != '\n';
        }

        private static boolean markReported(int letter, BitSet reported) {
            if (reported.get(letter) || reported.cardinality() == MAX_REPORTED) return false;
            reported.set(letter);
            return true;
        }

        private static String format(int letter) {
            String code = "U+%04X".formatted(letter);
            return Character.isISOControl(letter) ? code : "'" + Character.toString(letter) + "' (" + code + ")";
        }
    }
}
