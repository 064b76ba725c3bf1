package kodama.script.debug;

import java.util.List;
import kodama.base.Spelling;

/** The possible values of a tune, and their order. */
public interface TuneRange {
    /** Returns the value some steps away, backwards if negative, or the last one in that direction. */
    Object stepped(Object value, int steps);

    /**
     * Parses a value as written by {@link #text}.
     *
     * @throws IllegalArgumentException if it is not one of the possible values; the message begins with {@code must be}
     */
    Object read(String text);

    /** Formats a value for a person; numbers and booleans look as in a script. */
    String text(Object value);

    /** False or true. */
    record Switch() implements TuneRange {
        @Override
        public Object stepped(Object value, int steps) {
            return steps % 2 == 0 ? value : Boolean.valueOf(value.equals(false));
        }

        @Override
        public Object read(String text) {
            if (text.equals("true") || text.equals("false")) return text.equals("true");
            throw new IllegalArgumentException("must be true or false but was '" + text + "'");
        }

        @Override
        public String text(Object value) {
            return value.toString();
        }
    }

    /**
     * One of several words.
     *
     * @param words all words, in order; at least two
     */
    record Choices(List<String> words) implements TuneRange {
        public Choices {
            words = List.copyOf(words);
            if (words.size() < 2) throw new IllegalArgumentException("choices must be at least two words");
        }

        @Override
        public Object stepped(Object value, int steps) {
            return words.get(Math.max(0, Math.min(words.size() - 1, words.indexOf(value) + steps)));
        }

        @Override
        public Object read(String text) {
            if (words.contains(text)) return text;
            throw new IllegalArgumentException("must be one of " + String.join(", ", words) + " but was '" + text + "'"
                    + Spelling.hint(text, words));
        }

        @Override
        public String text(Object value) {
            return (String) value;
        }
    }
}
