package kodama.option;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kodama.base.TypeDescription;
import org.jspecify.annotations.Nullable;

/**
 * An option that a game adds for its player.
 *
 * @param name name in the game
 * @param label text for the player
 * @param choices the choices; each a String, a Number or a Boolean, all different
 * @param labels text of each choice for the player
 * @param defaultChoice the default; one of the choices
 */
public record CustomOption(
        String name, LocalizedText label, List<Object> choices, List<LocalizedText> labels, Object defaultChoice) {
    /** Most choices of an option. */
    public static final int MAX_CHOICES = 100;

    /**
     * Checks the option.
     *
     * @throws IllegalArgumentException if there are fewer than two choices, two are equal, a choice has no label, or
     *     the default is not one of them
     */
    public CustomOption {
        if (name.isEmpty()) throw new IllegalArgumentException("the name of an option must not be empty");
        choices = choices.stream().map(CustomOption::choice).toList();
        defaultChoice = choice(defaultChoice);
        if (choices.size() > MAX_CHOICES)
            throw new IllegalArgumentException(
                    "option '" + name + "' must have at most " + MAX_CHOICES + " choices but has " + choices.size());
        if (choices.size() < 2)
            throw new IllegalArgumentException(
                    "option '" + name + "' must have at least 2 choices but has " + choices.size());
        for (Object choice : choices)
            if (choices.indexOf(choice) != choices.lastIndexOf(choice))
                throw new IllegalArgumentException(
                        "option '" + name + "' must have each choice once but has " + describe(choice) + " twice");
        if (labels.size() != choices.size())
            throw new IllegalArgumentException("option '" + name + "' has " + choices.size() + " choices but "
                    + labels.size() + " names for them");
        if (!choices.contains(defaultChoice))
            throw new IllegalArgumentException("option '" + name + "': the default " + describe(defaultChoice)
                    + " is not one of the choices " + describe(choices));
    }

    /**
     * Creates an option whose label is its name and whose choices are their own labels. The first choice is the
     * default.
     *
     * @param choices at least two choices; each a String, a Number or a Boolean
     * @throws IllegalArgumentException if there are fewer than two choices or more than 100, or one has another type
     */
    public static CustomOption of(String name, Object... choices) {
        List<LocalizedText> labels = Arrays.stream(choices)
                .map(CustomOption::choice)
                .map(CustomOption::labelOf)
                .toList();
        if (choices.length == 0) throw new IllegalArgumentException("option '" + name + "' must have choices");
        return new CustomOption(name, LocalizedText.of(name), List.of(choices), labels, choices[0]);
    }

    /** Creates an option that is off or on; off is the default. */
    public static CustomOption onOff(String name) {
        return of(name, false, true);
    }

    /**
     * Returns this option with another label.
     *
     * @param text text for the player, in every language
     */
    public CustomOption withLabel(String text) {
        return withLabel(LocalizedText.of(text));
    }

    /** Returns this option with another label. */
    public CustomOption withLabel(LocalizedText label) {
        return new CustomOption(name, label, choices, labels, defaultChoice);
    }

    /**
     * Returns this option with other labels of its choices.
     *
     * @param texts text of each choice for the player, in every language
     * @throws IllegalArgumentException if their number differs from that of the choices
     */
    public CustomOption withChoiceLabels(String... texts) {
        return new CustomOption(
                name,
                label,
                choices,
                Arrays.stream(texts).map(LocalizedText::of).toList(),
                defaultChoice);
    }

    /**
     * Returns this option with another default.
     *
     * @throws IllegalArgumentException if it is not one of the choices
     */
    public CustomOption withDefault(Object choice) {
        return new CustomOption(name, label, choices, labels, choice);
    }

    /** Normalizes a choice: each number becomes a Double. */
    static Object choice(@Nullable Object value) {
        if (value instanceof Number number) return number.doubleValue();
        if (value instanceof String || value instanceof Boolean) return value;
        throw new IllegalArgumentException(
                "a choice must be a string, a number or a boolean but was " + TypeDescription.of(value));
    }

    /** The current value: the stored one if it is still a choice, else the default. */
    Object valueOf(Object kept) {
        return choices.contains(kept) ? kept : defaultChoice;
    }

    /**
     * Returns the default label of a choice.
     *
     * @param choice a String, a Double or a Boolean
     * @return the choice as text; off and on are translated
     */
    public static LocalizedText labelOf(Object choice) {
        if (!(choice instanceof Boolean isOn)) return LocalizedText.of(describe(choice));
        return LocalizedText.of(isOn ? Map.of("en", "on", "ja", "オン") : Map.of("en", "off", "ja", "オフ"));
    }

    /** Writes values as a script does, for example {@code easy, 2, true}. */
    static String describe(List<Object> values) {
        return String.join(", ", values.stream().map(CustomOption::describe).toList());
    }

    static String describe(Object value) {
        if (value instanceof Double number && number.equals((double) number.longValue()))
            return String.valueOf(number.longValue());
        return Objects.toString(value);
    }
}
