package kodama.player;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.function.Supplier;
import kodama.file.BundledFiles;

/**
 * What is said to players, in one of the languages that the framework speaks. Immutable; any thread may ask.
 *
 * <p>The phrases lie in {@code phrases_en.properties} and its neighbors, as UTF-8.
 */
public final class Phrases {
    /** The languages there are, by their two letters; the first where there is no other. */
    public static final List<String> LANGUAGES = List.of("en", "ja");

    private final String language;
    private final Properties phrases = new Properties();

    private Phrases(String language) {
        this.language = language;
        String text = BundledFiles.text(Phrases.class, "phrases_" + language + ".properties");
        try {
            phrases.load(new StringReader(text));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // a string is never unreadable
        }
    }

    /**
     * Reads the phrases of a language.
     *
     * @param language two letters, or more as in {@code ja-JP}; English if it is one that is not there
     */
    public static Phrases in(String language) {
        String wanted = language.toLowerCase(Locale.ROOT).split("[-_]", 2)[0];
        return new Phrases(LANGUAGES.contains(wanted) ? wanted : LANGUAGES.get(0));
    }

    /** The phrases of the language that is wanted each time someone is spoken to. */
    public static Supplier<Phrases> following(Supplier<String> language) {
        return new Supplier<>() {
            private String wanted = language.get();
            private Phrases spoken = in(wanted);

            @Override
            public Phrases get() {
                String now = language.get();
                if (!now.equals(wanted)) spoken = in(now);
                wanted = now;
                return spoken;
            }
        };
    }

    /** One of {@link #LANGUAGES}. */
    public String language() {
        return language;
    }

    /**
     * The phrase of a name, with values in the places of <code>{0}</code>, <code>{1}</code> and so on.
     *
     * @throws IllegalArgumentException if there is no phrase of that name
     */
    public String text(String name, Object... values) {
        String phrase = phrases.getProperty(name);
        if (phrase == null) throw new IllegalArgumentException("there is no phrase '" + name + "'");
        for (int i = 0; i < values.length; i++) phrase = phrase.replace("{" + i + "}", String.valueOf(values[i]));
        return phrase;
    }

    /** Whether {@link #text} has a phrase. */
    public boolean has(String name) {
        return phrases.containsKey(name);
    }

    /** The names of all phrases. */
    Set<String> names() {
        return phrases.stringPropertyNames();
    }
}
