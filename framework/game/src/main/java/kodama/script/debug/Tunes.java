package kodama.script.debug;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import kodama.log.Log;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/**
 * The tunes that scripts have made since the last reset, by name, and what turns them. A turned value counts from the
 * next call of {@code tune} on; it is kept and told when it has rested for half a second.
 *
 * <p>Owned by the game thread.
 */
public final class Tunes {
    private static final int MOST = 1000;

    /** Between the Java code of a game and here. */
    private static final Set<String> FRAMEWORK = Set.of(Tunes.class.getName(), "kodama.script.JavaTask");

    private final TuneStorage keeper;
    private final Log log;
    private final Map<String, Tune> byName = new TreeMap<>();
    private final List<Tune> moving = new ArrayList<>();

    /** The same by the names as scripts hold them: to find one takes one look, and allocates nothing. */
    private final Map<Value, Tune> known = new HashMap<>();

    /**
     * Begins without tunes.
     *
     * @param keeper remembers what was turned before
     * @param log is told what is turned, and what disagrees
     */
    public Tunes(TuneStorage keeper, Log log) {
        this.keeper = keeper;
        this.log = log;
    }

    /** All there are, by name. */
    public List<Tune> all() {
        return new ArrayList<>(byName.values());
    }

    /** The tune of a name; null if no script has made it since the reset. */
    public @Nullable Tune find(String name) {
        return byName.get(name);
    }

    /** Finds one by its name as a script has it. */
    @Nullable
    Tune find(Value name) {
        Tune found = known.get(name);
        return found != null ? found : learn(name);
    }

    private @Nullable Tune learn(Value name) {
        Tune found = byName.get(name.text());
        if (found != null) known.put(name, found);
        return found;
    }

    /** Makes one; its value is one of its scale. */
    Tune make(String name, Object value, TuneDefinition declared, String place) {
        DebugNames.check(name);
        if (byName.size() == MOST) throw new IllegalArgumentException("there must not be more than " + MOST + " tunes");
        Tune made = new Tune(name, value, declared, place);
        made.read(made.text());
        byName.put(name, made);
        restore(made);
        return made;
    }

    private void restore(Tune made) {
        String kept = keeper.load(made.name());
        if (kept == null) return;
        try {
            made.put(made.read(kept));
            if (made.isChanged()) tell(made);
        } catch (IllegalArgumentException wrong) {
            log.warn("tune: the kept value is left out: " + wrong.getMessage() + " (" + made.place() + ")");
        }
    }

    private void tell(Tune tune) {
        log.info("tune: " + tune.name() + " = " + tune.text() + " (" + tune.scriptText() + " in " + tune.place() + ")");
    }

    /**
     * Reads a number from Java, and makes the tune if there is none.
     *
     * @param otherwise the code's value
     * @throws IllegalArgumentException if it cannot be made, or is no number
     */
    public double number(String name, double otherwise, double least, double most) {
        Tune found = byName.get(name);
        if (found == null)
            found = make(name, otherwise, TuneDefinition.number(otherwise, least, most, Double.NaN), javaPlace());
        if (found.value() instanceof Double number) return number;
        throw new IllegalArgumentException("tune '" + name + "' is no number but " + found.text());
    }

    /** The line of the game that has asked, as {@code Ship.java:12}. */
    private static String javaPlace() {
        for (StackTraceElement frame : new Throwable().getStackTrace())
            if (!FRAMEWORK.contains(frame.getClassName())) return frame.getFileName() + ":" + frame.getLineNumber();
        return "Java";
    }

    /** Tells once that code somewhere else disagrees about a tune. */
    void reportConflict(Tune tune, String place) {
        if (!tune.markConflict()) return;
        log.warn("warn: " + place + ": tune: '" + tune.name() + "' has another value or other limits here than in "
                + tune.place() + ", which count; write tune(\"" + tune.name() + "\") here to read it");
    }

    /** All names, to guess which one was meant. */
    Set<String> names() {
        return byName.keySet();
    }

    /** Turns a tune by some steps; back if they are less than 0. */
    public void adjust(Tune tune, int steps) {
        put(tune, tune.scale().stepped(tune.value(), steps));
    }

    /**
     * Sets a tune to what {@link Tune#text} would say then.
     *
     * @throws IllegalArgumentException if that is none of its values; names it and its bounds
     */
    public void set(Tune tune, String text) {
        put(tune, tune.read(text));
    }

    /** Gives a tune the script's value again. */
    public void reset(Tune tune) {
        put(tune, tune.scriptValue());
    }

    private void put(Tune tune, Object value) {
        if (value.equals(tune.value())) return;
        tune.put(value);
        if (tune.startMoving()) moving.add(tune);
    }

    /**
     * Puts a tune's value into the script, in place of the one there. Hot reload may then begin the game again.
     *
     * @throws IllegalStateException if that cannot be done; says why, and nothing has changed
     */
    public void writeBack(Tune tune) {
        if (!tune.isChanged())
            throw new IllegalStateException(tune.name() + " is " + tune.text() + " in " + tune.place() + " already");
        keeper.writeBack(tune);
        if (moving.remove(tune)) tune.stopMoving();
        keeper.save(tune.name(), null);
        tune.markWritten();
        log.info("tune: " + tune.name() + " = " + tune.text() + " is written to " + tune.place());
    }

    /** A frame goes by: what was turned and has come to rest is kept. */
    public void endFrame() {
        for (int i = moving.size() - 1; i >= 0; i--) if (moving.get(i).hasSettled()) keep(moving.remove(i));
    }

    /** The world ends: what was turned is kept at once. */
    public void close() {
        moving.forEach(this::keep);
        moving.clear();
    }

    private void keep(Tune tune) {
        tune.stopMoving();
        keeper.save(tune.name(), tune.isChanged() ? tune.text() : null);
        tell(tune);
    }
}
