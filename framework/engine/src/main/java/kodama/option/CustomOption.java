package kodama.option;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kodama.base.TypeDescription;
import org.jspecify.annotations.Nullable;

/**
 * Something that a game lets its player choose.
 *
 * @param name what the game calls it
 * @param label what players read
 * @param choices what there is to choose from; each a String, a Number or a Boolean, no two alike
 * @param labels what players read for each of them
 * @param defaultChoice what it is as long as nothing is chosen; one of the choices
 */
public record CustomOption(
        String name, LocalizedText label, List<Object> choices, List<LocalizedText> labels, Object defaultChoice) {
    /** Most choices of an option. */
    public static final int MAX_CHOICES = 100;

    /**
     * Checks the option.
     *
     * @throws IllegalArgumentException if there are fewer than two choices, two are alike, a choice has no label, or
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
                    + " is none of the choices " + describe(choices));
    }

    /**
     * An option whose label is its name and whose choices are their own labels. The first choice is the default.
     *
     * @param choices at least two choices; each a String, a Number or a Boolean
     * @throws IllegalArgumentException if there are fewer than two choices or more than 100, or one has another
     *     type
     */
    public static CustomOption of(String name, Object... choices) {
        List<LocalizedText> labels = Arrays.stream(choices)
                .map(CustomOption::choice)
                .map(CustomOption::labelOf)
                .toList();
        if (choices.length == 0) throw new IllegalArgumentException("option '" + name + "' must have choices");
        return new CustomOption(name, LocalizedText.of(name), List.of(choices), labels, choices[0]);
    }

    /** An option that is off or on; off is the default. */
    public static CustomOption onOff(String name) {
        return of(name, false, true);
    }

    /**
     * The same option with another label.
     *
     * @param text what players read, in every language
     */
    public CustomOption withLabel(String text) {
        return withLabel(LocalizedText.of(text));
    }

    /** The same option with another label. */
    public CustomOption withLabel(LocalizedText wording) {
        return new CustomOption(name, wording, choices, labels, defaultChoice);
    }

    /**
     * The same option with other names of its choices.
     *
     * @param texts what players read for each, in every language
     * @throws IllegalArgumentException if there is not one for each
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
     * The same option with another default.
     *
     * @throws IllegalArgumentException if it is not one of them
     */
    public CustomOption withDefault(Object choice) {
        return new CustomOption(name, label, choices, labels, choice);
    }

    /** A choice as it is kept: each number as a Double. */
    static Object choice(@Nullable Object value) {
        if (value instanceof Number number) return number.doubleValue();
        if (value instanceof String || value instanceof Boolean) return value;
        throw new IllegalArgumentException(
                "a choice must be a string, a number or a boolean but was " + TypeDescription.of(value));
    }

    /** What is chosen: the value that was kept, if it still is a choice. */
    Object valueOf(Object kept) {
        return choices.contains(kept) ? kept : defaultChoice;
    }

    /**
     * Says a choice as it is.
     *
     * @param choice a String, a Double or a Boolean
     * @return the choice itself; off and on in the languages that the framework speaks
     */
    public static LocalizedText labelOf(Object choice) {
        if (!(choice instanceof Boolean isOn)) return LocalizedText.of(describe(choice));
        return LocalizedText.of(isOn ? Map.of("en", "on", "ja", "オン") : Map.of("en", "off", "ja", "オフ"));
    }

    /** Writes values as a script does, such as {@code easy, 2, true}. */
    static String describe(List<Object> values) {
        return String.join(", ", values.stream().map(CustomOption::describe).toList());
    }

    static String describe(Object value) {
        if (value instanceof Double number && number.equals((double) number.longValue()))
            return String.valueOf(number.longValue());
        return Objects.toString(value);
    }
}
