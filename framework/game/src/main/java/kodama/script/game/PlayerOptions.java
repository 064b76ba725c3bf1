package kodama.script.game;

import java.util.Optional;
import java.util.function.Consumer;
import kodama.draw.Images;
import kodama.option.CustomOption;
import kodama.option.GameOptions;
import kodama.option.OptionsScreenTheme;

/**
 * The options of the player: the options screen, the language, and the game's own options. Choices are kept for the
 * next start.
 *
 * <pre>{@code
 * game().options().add(CustomOption.of("lives", 3, 5, 7));
 * int lives = (int) game().options().number("lives");
 * }</pre>
 */
public final class PlayerOptions {
    private final GameOptions options;
    private final Images images;
    private final Consumer<String> soundCheck;

    /**
     * Creates a view of the options.
     *
     * @param images contains the background picture of the screen
     * @param soundCheck called with the name of each sound of the screen
     */
    public PlayerOptions(GameOptions options, Images images, Consumer<String> soundCheck) {
        this.options = options;
        this.images = images;
        this.soundCheck = soundCheck;
    }

    /** Opens the options screen after this frame; the game is paused until it is closed. */
    public void open() {
        open(OptionsScreenTheme.PLAIN);
    }

    /**
     * Opens the options screen after this frame; the game is paused until it is closed.
     *
     * @param theme theme of the screen
     * @throws kodama.draw.ImageFailure if its picture is missing; a missing sound is only a warning
     */
    public void open(OptionsScreenTheme theme) {
        if (!theme.picture().isEmpty()) images.get(theme.picture());
        theme.sounds().values().forEach(soundCheck);
        options.requestScreen(theme);
    }

    /**
     * Adds an option of the game to the screen, until the next reset.
     *
     * @return its value: a String, Double or Boolean
     * @throws IllegalArgumentException if there are more than 100
     */
    public Object add(CustomOption option) {
        options.add(option);
        return options.get(option.name());
    }

    /**
     * Returns the value of an option of the game: a String, Double or Boolean.
     *
     * @throws IllegalArgumentException if the option does not exist
     */
    public Object get(String name) {
        return options.get(name);
    }

    /**
     * Returns the value of an option whose choices are numbers.
     *
     * @throws IllegalArgumentException if the option does not exist, or its value is not a number
     */
    public double number(String name) {
        return valueOf(name, Double.class, "a number");
    }

    /**
     * Returns the value of an option whose choices are strings.
     *
     * @throws IllegalArgumentException if the option does not exist, or its value is not a string
     */
    public String string(String name) {
        return valueOf(name, String.class, "a string");
    }

    /**
     * Returns whether an option of the game is on.
     *
     * @throws IllegalArgumentException if the option does not exist, or its value is not a boolean
     */
    public boolean flag(String name) {
        return valueOf(name, Boolean.class, "on or off");
    }

    private <T> T valueOf(String name, Class<T> type, String wanted) {
        Object value = options.get(name);
        if (type.isInstance(value)) return type.cast(value);
        throw new IllegalArgumentException("option '" + name + "' must be " + wanted + " but was " + value);
    }

    /**
     * Sets an option of the game to one of its choices, as a menu of the game does for the player.
     *
     * @throws IllegalArgumentException if the option does not exist, or the value is not one of its choices
     */
    public void set(String name, Object value) {
        options.set(name, value);
    }

    /**
     * Returns the language that the player has chosen among {@code languages} in game.lua, such as {@code en}. The
     * default is the language of the system if the game supports it, otherwise the game's first.
     */
    public String language() {
        return options.language();
    }

    /**
     * Returns the name of an option that has changed: an option of the game, or {@code language}. Each change is
     * returned once. Empty if nothing has changed.
     */
    public Optional<String> changed() {
        return Optional.ofNullable(options.takeChange());
    }
}
