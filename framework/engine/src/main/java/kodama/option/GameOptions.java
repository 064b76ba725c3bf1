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
 * What the player of a game can choose besides what every game has, and what is chosen.
 *
 * <p>The options of its own a game names anew after each reset; what was chosen stays, in the settings, where an option
 * has the name {@code game.} and its own.
 */
public final class GameOptions {
    private static final String LANGUAGE = "language";
    private static final String OWN = "game.";

    private static final int MOST = 100;

    private final Settings settings;
    private final String languageOtherwise;
    private final Map<String, CustomOption> own = new LinkedHashMap<>();

    /** Names of what has changed, each once, in their order. */
    private final Set<String> changes = new LinkedHashSet<>();

    private List<String> languages = List.of();
    private @Nullable OptionsScreenTheme asked;

    /**
     * Begins without options.
     *
     * @param languageOtherwise the language of the player's system, for as long as none is chosen
     */
    public GameOptions(Settings settings, String languageOtherwise) {
        this.settings = settings;
        this.languageOtherwise = languageOtherwise;
        settings.listen(LANGUAGE, changes::add);
        settings.listen(OWN, name -> changes.add(name.substring(OWN.length())));
    }

    /**
     * Begins a world: the options of the one before are gone, and what has changed is known.
     *
     * @param languages those that the game speaks; none if it does not say
     */
    public void begin(List<String> languages) {
        this.languages = List.copyOf(languages);
        own.clear();
        changes.clear();
    }

    /** Returns the languages that the game speaks, in its order; none if it does not say. */
    public List<String> languages() {
        return languages;
    }

    /**
     * Returns the language that the player wants.
     *
     * @return one that the game speaks, if it says which: the chosen one, else that of the system, else its first
     */
    public String language() {
        String wanted = settings.get(LANGUAGE, languageOtherwise);
        if (languages.isEmpty() || languages.contains(wanted)) return wanted;
        return languages.contains(languageOtherwise) ? languageOtherwise : languages.get(0);
    }

    /** Chooses the language. */
    public void setLanguage(String language) {
        settings.set(LANGUAGE, language);
    }

    /**
     * Adds an option of the game, or takes another for one of the same name.
     *
     * @throws IllegalArgumentException if there are too many
     */
    public void add(CustomOption option) {
        if (own.size() == MOST && !own.containsKey(option.name()))
            throw new IllegalArgumentException(
                    "there can be at most " + MOST + " options but '" + option.name() + "' is one more");
        own.put(option.name(), option);
    }

    /** Returns a live view of the options of the game, in the order in which they came. */
    public Collection<CustomOption> customOptions() {
        return own.values();
    }

    /**
     * Tells what is chosen.
     *
     * @throws IllegalArgumentException if there is no such option
     */
    public Object get(String name) {
        CustomOption option = option(name);
        Object kept = settings.get(OWN + name);
        return kept == null ? option.defaultChoice() : option.valueOf(kept);
    }

    /**
     * Chooses.
     *
     * @throws IllegalArgumentException if there is no such option, or it is not one of its choices
     */
    public void set(String name, Object choice) {
        CustomOption option = option(name);
        Object value = CustomOption.choice(choice);
        if (!option.choices().contains(value))
            throw new IllegalArgumentException("option '" + name + "' must be one of "
                    + CustomOption.describe(option.choices()) + " but was " + CustomOption.describe(value));
        settings.set(OWN + name, value);
    }

    /** Lets the game's options and the language be as if nothing had been chosen. */
    public void reset() {
        settings.set(LANGUAGE, null);
        for (String name : own.keySet()) settings.set(OWN + name, null);
    }

    private CustomOption option(String name) {
        CustomOption option = own.get(name);
        if (option != null) return option;
        String there = own.isEmpty() ? "none was added" : "there are " + String.join(", ", own.keySet());
        throw new IllegalArgumentException(
                "there is no option '" + name + "'" + Spelling.hint(name, own.keySet()) + "; " + there);
    }

    /**
     * Takes the name of what has changed first since this was asked last.
     *
     * @return an option of the game, or {@code language}; null if nothing has
     */
    public @Nullable String takeChange() {
        Iterator<String> first = changes.iterator();
        if (!first.hasNext()) return null;
        String name = first.next();
        first.remove();
        return name;
    }

    /** Asks for the screen on which players choose. */
    public void requestScreen(OptionsScreenTheme look) {
        asked = look;
    }

    /**
     * Takes the wish for the screen.
     *
     * @return how it is to look; null if no one has asked since
     */
    public @Nullable OptionsScreenTheme takeRequestedScreen() {
        OptionsScreenTheme look = asked;
        asked = null;
        return look;
    }
}
