package kodama.script.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kodama.base.StepBudget;
import kodama.save.SaveException;
import kodama.save.Saves;
import org.jspecify.annotations.Nullable;

/**
 * The saves of a game: plain data by name, that is a String, Number, Boolean, a List of these, or a Map of these with
 * Strings, Numbers or Booleans as keys. Lua and Java use the same saves.
 *
 * <pre>{@code
 * game().saves().write("best", score);
 * double best = game().saves().read("best", 0);
 * }</pre>
 *
 * <p>A name consists of lowercase letters, digits, {@code -} and {@code _}, with {@code /} between folders. All saves
 * of a game together may have at most 16 MB, and there can be at most 1,000.
 */
public final class GameSaves {
    /** Instruction cost of looking at the files of a folder. */
    private static final int COST_OF_FILES = 20_000;

    private static final int COST_OF_NAME = 10;

    private final Saves saves;
    private final StepBudget effort;

    /**
     * Creates a view of the saves.
     *
     * @param effort charges the calling script
     */
    public GameSaves(Saves saves, StepBudget effort) {
        this.saves = saves;
        this.effort = effort;
    }

    /**
     * Saves plain data. It is copied at once, and written to disk in the background.
     *
     * @throws SaveException if the name is invalid, the data is not plain, or a limit is exceeded
     */
    public void write(String name, Object data) {
        effort.spend(COST_OF_FILES);
        saves.write(name, data);
    }

    /**
     * Reads a save.
     *
     * @return a String, Double, Boolean, List or Map, which the caller may change; null if the save does not exist. An
     *     empty list is returned as an empty Map, because Lua does not distinguish them
     * @throws SaveException if the name is invalid
     */
    public @Nullable Object read(String name) {
        effort.spend(COST_OF_FILES);
        return saves.read(name);
    }

    /**
     * Reads a save that is a number.
     *
     * @param defaultValue the result if the save does not exist
     * @throws SaveException if the name is invalid, or the save is not a number
     */
    public double read(String name, double defaultValue) {
        Object data = read(name);
        if (data == null) return defaultValue;
        if (data instanceof Double number) return number;
        throw wrongValue(name, "a number", data);
    }

    /**
     * Reads a save that is a string.
     *
     * @param defaultValue the result if the save does not exist
     * @throws SaveException if the name is invalid, or the save is not a string
     */
    public String read(String name, String defaultValue) {
        Object data = read(name);
        if (data == null) return defaultValue;
        if (data instanceof String text) return text;
        throw wrongValue(name, "a string", data);
    }

    /**
     * Reads a save that is a boolean.
     *
     * @param defaultValue the result if the save does not exist
     * @throws SaveException if the name is invalid, or the save is not a boolean
     */
    public boolean read(String name, boolean defaultValue) {
        Object data = read(name);
        if (data == null) return defaultValue;
        if (data instanceof Boolean truth) return truth;
        throw wrongValue(name, "a boolean", data);
    }

    /**
     * Reads a save that is a list.
     *
     * @param defaultValue the result if the save does not exist
     * @return a new list of Strings, Doubles, Booleans, Lists and Maps, which the caller may change
     * @throws SaveException if the name is invalid, or the save is not a list
     */
    public List<Object> read(String name, List<?> defaultValue) {
        Object data = read(name);
        if (data == null) return new ArrayList<>(defaultValue);
        if (data instanceof List<?> list) return new ArrayList<>(list);
        if (data instanceof Map<?, ?> map && map.isEmpty()) return new ArrayList<>();
        throw wrongValue(name, "a list", data);
    }

    /**
     * Reads a save that is a map.
     *
     * @param defaultValue the result if the save does not exist
     * @return a new map with Strings, Doubles and Booleans as keys, which the caller may change
     * @throws SaveException if the name is invalid, or the save is not a map
     */
    public Map<Object, Object> read(String name, Map<?, ?> defaultValue) {
        Object data = read(name);
        if (data == null) return new LinkedHashMap<>(defaultValue);
        if (data instanceof Map<?, ?> map) return new LinkedHashMap<>(map);
        throw wrongValue(name, "a map", data);
    }

    private static SaveException wrongValue(String name, String wanted, Object data) {
        String found = data instanceof Map
                ? "a map"
                : data instanceof List ? "a list" : data instanceof String text ? "'" + text + "'" : data.toString();
        return new SaveException("save '" + name + "' must be " + wanted + " but was " + found);
    }

    /** Returns the list of the player's replays as plain data; null if this game has none. */
    public @Nullable Object readReplays() {
        return saves.readReplays();
    }

    /** Returns the names of all saves, sorted. */
    public List<String> list() {
        List<String> names = saves.list();
        effort.spend(COST_OF_FILES + (long) COST_OF_NAME * names.size());
        return names;
    }

    /**
     * Deletes a save and its backup. Returns whether there was one.
     *
     * @throws SaveException if the name is invalid
     */
    public boolean delete(String name) {
        effort.spend(COST_OF_FILES);
        return saves.delete(name);
    }
}
