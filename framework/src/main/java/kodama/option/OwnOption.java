package kodama.option;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Something that a game lets its player choose.
 *
 * @param name what the game calls it
 * @param label what players read
 * @param choices what there is to choose from; each a String, a Double or a Boolean, no two alike
 * @param labels what players read for each of them
 * @param otherwise what it is as long as nothing is chosen; one of the choices
 */
public record OwnOption(String name, Wording label, List<Object> choices, List<Wording> labels, Object otherwise) {
    /**
     * Checks the option.
     *
     * @param name what the game calls it
     * @param label what players read
     * @param choices what there is to choose from
     * @param labels what players read for each of them
     * @param otherwise what it is as long as nothing is chosen
     * @throws IllegalArgumentException if there are fewer than two choices, a choice has no label, or that which it is
     *     otherwise is none of them
     */
    public OwnOption {
        if (choices.size() < 2)
            throw new IllegalArgumentException(
                    "option '" + name + "' must have at least 2 choices but has " + choices.size());
        if (labels.size() != choices.size())
            throw new IllegalArgumentException("option '" + name + "' has " + choices.size() + " choices but "
                    + labels.size() + " names for them");
        if (!choices.contains(otherwise))
            throw new IllegalArgumentException("option '" + name + "': the default " + told(otherwise)
                    + " is none of the choices " + told(choices));
    }

    /** What is chosen: the value that was kept, if it still is a choice. */
    Object valueOf(Object kept) {
        return choices.contains(kept) ? kept : otherwise;
    }

    /**
     * Says a choice as it is.
     *
     * @param choice a String, a Double or a Boolean
     * @return the choice itself; off and on in the languages that the framework speaks
     */
    public static Wording wordingOf(Object choice) {
        if (!(choice instanceof Boolean isOn)) return Wording.of(told(choice));
        return Wording.of(isOn ? Map.of("en", "on", "ja", "オン") : Map.of("en", "off", "ja", "オフ"));
    }

    /**
     * Tells of values as a script writes them.
     *
     * @param values choices
     * @return such as {@code easy, 2, true}
     */
    static String told(List<Object> values) {
        return String.join(", ", values.stream().map(OwnOption::told).toList());
    }

    static String told(Object value) {
        if (value instanceof Double number && number == Math.rint(number)) return String.valueOf(number.longValue());
        return Objects.toString(value);
    }
}
