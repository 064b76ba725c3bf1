package kodama.option;

import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.Spelling;
import kodama.save.Settings;
import org.jspecify.annotations.Nullable;

/**
 * The options that a game adds to those of every game, and the player's choices.
 *
 * <p>A game adds its options again after each reset. The choices are stored in the settings, where the name of an
 * option is prefixed with {@code game.}.
 */
public final class GameOptions {
    private static final String LANGUAGE = "language";
    private static final String PREFIX = "game.";

    private static final int MAX_OPTIONS = 100;

    private final Settings settings;
    private final String defaultLanguage;
    private final Definitions definitions;

    /** Names of changed options, without duplicates, in the order of the changes. */
    private final Set<String> changes = new LinkedHashSet<>();

    /**
     * Creates an instance without options.
     *
     * @param defaultLanguage default language: that of the player's system
     */
    public GameOptions(Settings settings, String defaultLanguage) {
        this(settings, defaultLanguage, new Definitions());
    }

    private GameOptions(Settings settings, String defaultLanguage, Definitions definitions) {
        this.settings = settings;
        this.defaultLanguage = defaultLanguage;
        this.definitions = definitions;
        settings.listen(LANGUAGE, changes::add);
        settings.listen(PREFIX, name -> changes.add(name.substring(PREFIX.length())));
    }

    /**
     * Creates the view of a game, which has the same options.
     *
     * @param view the game's view of the settings, in which choices count when it adopts them
     */
    GameOptions forGame(Settings view) {
        return new GameOptions(view, defaultLanguage, definitions);
    }

    /** What a game has defined and requested, for its own view and for the options screen. */
    private static final class Definitions {
        private final Map<String, CustomOption> customOptions = new LinkedHashMap<>();
        private List<String> languages = List.of();
        private @Nullable OptionsScreenTheme requestedTheme;
    }

    /**
     * Begins a world: removes the options of the previous one and all pending changes.
     *
     * @param languages the languages that the game supports; empty if it does not specify any
     */
    public void begin(List<String> languages) {
        definitions.languages = List.copyOf(languages);
        definitions.customOptions.clear();
        changes.clear();
    }

    /** Returns the language of the player's system, two letters. */
    public String systemLanguage() {
        return defaultLanguage;
    }

    /** Returns the languages that the game supports, in its order; empty if it does not specify any. */
    public List<String> languages() {
        return definitions.languages;
    }

    /**
     * Returns the current language.
     *
     * @return if the game specifies its languages, one of them: the chosen one, else that of the system, else the first
     */
    public String language() {
        String wanted = settings.get(LANGUAGE, defaultLanguage);
        List<String> languages = definitions.languages;
        if (languages.isEmpty() || languages.contains(wanted)) return wanted;
        return languages.contains(defaultLanguage) ? defaultLanguage : languages.get(0);
    }

    /** Sets the language. */
    public void setLanguage(String language) {
        settings.set(LANGUAGE, language);
    }

    /**
     * Adds an option of the game, or replaces the one with the same name.
     *
     * @throws IllegalArgumentException if there are too many
     */
    public void add(CustomOption option) {
        Map<String, CustomOption> customOptions = definitions.customOptions;
        if (customOptions.size() == MAX_OPTIONS && !customOptions.containsKey(option.name()))
            throw new IllegalArgumentException(
                    "there can be at most " + MAX_OPTIONS + " options but '" + option.name() + "' is one more");
        customOptions.put(option.name(), option);
    }

    /** Returns a live view of the game's options, in the order of adding. */
    public Collection<CustomOption> customOptions() {
        return definitions.customOptions.values();
    }

    /**
     * Returns the current choice of an option.
     *
     * @throws IllegalArgumentException if there is no such option
     */
    public Object get(String name) {
        CustomOption option = option(name);
        Object kept = settings.get(PREFIX + name);
        return kept == null ? option.defaultChoice() : option.valueOf(kept);
    }

    /**
     * Sets the choice of an option.
     *
     * @throws IllegalArgumentException if there is no such option, or the value is not one of its choices
     */
    public void set(String name, Object choice) {
        CustomOption option = option(name);
        Object value = CustomOption.choice(choice);
        if (!option.choices().contains(value))
            throw new IllegalArgumentException("option '" + name + "' must be one of "
                    + CustomOption.describe(option.choices()) + " but was " + CustomOption.describe(value));
        settings.set(PREFIX + name, value);
    }

    /** Resets the game's options and the language to their defaults. */
    public void reset() {
        settings.set(LANGUAGE, null);
        for (String name : definitions.customOptions.keySet()) settings.set(PREFIX + name, null);
    }

    private CustomOption option(String name) {
        Map<String, CustomOption> customOptions = definitions.customOptions;
        CustomOption option = customOptions.get(name);
        if (option != null) return option;
        String there =
                customOptions.isEmpty() ? "none was added" : "there are " + String.join(", ", customOptions.keySet());
        throw new IllegalArgumentException(
                "there is no option '" + name + "'" + Spelling.hint(name, customOptions.keySet()) + "; " + there);
    }

    /**
     * Removes and returns the option that changed first.
     *
     * @return name of an option of the game, or {@code language}; null if nothing has changed
     */
    public @Nullable String takeChange() {
        Iterator<String> first = changes.iterator();
        if (!first.hasNext()) return null;
        String name = first.next();
        first.remove();
        return name;
    }

    /** Requests the options screen. Has no effect while a recording is played, which would wait for the player. */
    public void requestScreen(OptionsScreenTheme theme) {
        if (!settings.isDetached()) definitions.requestedTheme = theme;
    }

    /**
     * Takes the request for the options screen.
     *
     * @return theme of the screen; null if it was not requested since the last call
     */
    public @Nullable OptionsScreenTheme takeRequestedScreen() {
        OptionsScreenTheme theme = definitions.requestedTheme;
        definitions.requestedTheme = null;
        return theme;
    }
}
