package kodama.script.debug;

import java.util.List;
import kodama.base.Spelling;

/** What values a tune can have, and how it goes from one to the next. */
public interface TuneRange {
    /** Goes some steps on from a value, or back if less than 0: to the value there, or the last one on the way. */
    Object stepped(Object value, int steps);

    /**
     * Reads a value that {@link #text} writes.
     *
     * @throws IllegalArgumentException if it is none of this scale; the message begins with {@code must be}
     */
    Object read(String text);

    /** Writes a value for a person; a number or boolean looks so in a script, too. */
    String text(Object value);

    /** Off or on. */
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
     * One of some words.
     *
     * @param words all there are, in order; at least two
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
