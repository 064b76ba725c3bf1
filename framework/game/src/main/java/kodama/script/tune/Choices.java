package kodama.script.tune;

import java.util.List;
import kodama.base.Spelling;

/**
 * One of some words.
 *
 * @param words all there are, in order
 */
public record Choices(List<String> words) implements Scale {
    /**
     * Takes a copy.
     *
     * @param words all there are, in order
     * @throws IllegalArgumentException if there are less than two
     */
    public Choices {
        words = List.copyOf(words);
        if (words.size() < 2) throw new IllegalArgumentException("choices must be at least two words");
    }

    @Override
    public Object turned(Object value, int steps) {
        return words.get(Math.max(0, Math.min(words.size() - 1, words.indexOf(value) + steps)));
    }

    @Override
    public Object read(String text) {
        if (words.contains(text)) return text;
        throw new IllegalArgumentException(
                "must be one of " + String.join(", ", words) + " but was '" + text + "'" + Spelling.hint(text, words));
    }

    @Override
    public String text(Object value) {
        return (String) value;
    }
}
