package kodama.script.debug;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import kodama.log.Log;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/**
 * The tunes that scripts have defined since the last reset, by name. A changed value takes effect at the next call of
 * {@code tune}; it is saved and logged when it has not changed for half a second.
 *
 * <p>Owned by the game thread.
 */
public final class Tunes {
    private static final int MAX_TUNES = 1000;

    /** Stack frames between the Java code of a game and this class. */
    private static final Set<String> FRAMEWORK = Set.of(Tunes.class.getName(), "kodama.script.JavaTask");

    private final TuneStorage storage;
    private final Log log;
    private final Consumer<String> edits;
    private final Map<String, Tune> byName = new TreeMap<>();
    private final List<Tune> moving = new ArrayList<>();

    /** The same by Lua strings: finding one takes a single lookup, and allocates nothing. */
    private final Map<Value, Tune> known = new HashMap<>();

    /**
     * Starts without tunes.
     *
     * @param storage loads and saves changed values
     * @param log logs changes and conflicts
     * @param edits called with a description when a tune gets another value than the script's
     */
    public Tunes(TuneStorage storage, Log log, Consumer<String> edits) {
        this.storage = storage;
        this.log = log;
        this.edits = edits;
    }

    /** Returns all tunes, sorted by name. */
    public List<Tune> all() {
        return new ArrayList<>(byName.values());
    }

    /** Returns the tune of a name; null if no script has defined it since the reset. */
    public @Nullable Tune find(String name) {
        return byName.get(name);
    }

    /** Returns the tune of a Lua string; null if there is none. */
    @Nullable
    Tune find(Value name) {
        Tune found = known.get(name);
        return found != null ? found : findByText(name);
    }

    private @Nullable Tune findByText(Value name) {
        Tune found = byName.get(name.text());
        if (found != null) known.put(name, found);
        return found;
    }

    /** Defines a tune, whose value must be one of its possible values. */
    Tune make(String name, Object value, TuneDefinition definition, String place) {
        DebugNames.check(name);
        if (byName.size() == MAX_TUNES)
            throw new IllegalArgumentException("there can be at most " + MAX_TUNES + " tunes");
        Tune made = new Tune(name, value, definition, place);
        made.read(made.text());
        byName.put(name, made);
        restore(made);
        return made;
    }

    private void restore(Tune made) {
        String kept = storage.load(made.name());
        if (kept == null) return;
        try {
            made.put(made.read(kept));
            if (!made.isChanged()) return;
            edits.accept("tune '" + made.name() + "'");
            logChange(made);
        } catch (IllegalArgumentException wrong) {
            log.warn("tune: the saved value is ignored: " + wrong.getMessage() + " (" + made.place() + ")");
        }
    }

    private void logChange(Tune tune) {
        log.info("tune: " + tune.name() + " = " + tune.text() + " (" + tune.scriptText() + " in " + tune.place() + ")");
    }

    /**
     * Returns a number for Java code, and defines the tune if it does not exist.
     *
     * @param defaultValue the value in the code
     * @throws IllegalArgumentException if the definition is invalid, or the tune is not a number
     */
    public double number(String name, double defaultValue, double least, double most) {
        Tune found = byName.get(name);
        if (found == null)
            found = make(name, defaultValue, TuneDefinition.number(defaultValue, least, most, Double.NaN), javaPlace());
        if (found.value() instanceof Double number) return number;
        throw new IllegalArgumentException("tune '" + name + "' must be a number but was " + found.text());
    }

    /** Returns the line of the game's Java code that calls, as {@code Ship.java:12}. */
    private static String javaPlace() {
        for (StackTraceElement frame : new Throwable().getStackTrace())
            if (!FRAMEWORK.contains(frame.getClassName())) return frame.getFileName() + ":" + frame.getLineNumber();
        return "Java";
    }

    /** Logs once that other code defines a tune differently. */
    void reportConflict(Tune tune, String place) {
        if (!tune.markConflict()) return;
        log.warn("warn: " + place + ": tune: '" + tune.name() + "' has a different value or limits here than in "
                + tune.place() + ", which are used; write tune(\"" + tune.name() + "\") here to read it");
    }

    /** Returns all names, to guess a misspelled one. */
    Set<String> names() {
        return byName.keySet();
    }

    /** Changes a tune by a number of steps, backwards if negative. */
    public void adjust(Tune tune, int steps) {
        put(tune, tune.range().stepped(tune.value(), steps));
    }

    /**
     * Sets a tune to a value formatted as by {@link Tune#text}.
     *
     * @throws IllegalArgumentException if it is not one of the possible values; the message contains the name and the
     *     bounds
     */
    public void set(Tune tune, String text) {
        put(tune, tune.read(text));
    }

    /** Resets a tune to the script's value. */
    public void reset(Tune tune) {
        put(tune, tune.scriptValue());
    }

    private void put(Tune tune, Object value) {
        if (value.equals(tune.value())) return;
        edits.accept("tune '" + tune.name() + "'");
        tune.put(value);
        if (tune.startMoving()) moving.add(tune);
    }

    /**
     * Writes the value of a tune into the script that defines it. Hot reload may then reset the game.
     *
     * @throws IllegalStateException if that is not possible; the message says why, and nothing has changed
     */
    public void writeBack(Tune tune) {
        if (!tune.isChanged())
            throw new IllegalStateException(tune.name() + " is " + tune.text() + " in " + tune.place() + " already");
        storage.writeBack(tune);
        if (moving.remove(tune)) tune.stopMoving();
        storage.save(tune.name(), null);
        tune.markWritten();
        log.info("tune: " + tune.name() + " = " + tune.text() + " was written to " + tune.place());
    }

    /** Called once per frame; saves changed values that have settled. */
    public void endFrame() {
        for (int i = moving.size() - 1; i >= 0; i--) if (moving.get(i).hasSettled()) save(moving.remove(i));
    }

    /** Ends the world; saves changed values at once. */
    public void close() {
        moving.forEach(this::save);
        moving.clear();
    }

    private void save(Tune tune) {
        tune.stopMoving();
        storage.save(tune.name(), tune.isChanged() ? tune.text() : null);
        logChange(tune);
    }
}
