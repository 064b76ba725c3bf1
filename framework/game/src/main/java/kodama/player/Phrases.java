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
 * Texts for players in one of the framework's languages. Immutable; any thread may read it.
 *
 * <p>The texts are in {@code phrases_en.properties} and the files next to it, in UTF-8.
 */
public final class Phrases {
    /** The supported languages, as two letters; the first is the default. */
    public static final List<String> LANGUAGES = List.of("en", "ja");

    private final String language;
    private final Properties phrases = new Properties();

    private Phrases(String language) {
        this.language = language;
        String text = BundledFiles.text(Phrases.class, "phrases_" + language + ".properties");
        try {
            phrases.load(new StringReader(text));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible); // reading a string does not fail
        }
    }

    /**
     * Reads the texts of a language.
     *
     * @param language two letters, or more as in {@code ja-JP}; English if the language is not supported
     */
    public static Phrases in(String language) {
        String wanted = language.toLowerCase(Locale.ROOT).split("[-_]", 2)[0];
        return new Phrases(LANGUAGES.contains(wanted) ? wanted : LANGUAGES.get(0));
    }

    /** Returns a supplier of the texts in the current language. */
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

    /** Returns the language, one of {@link #LANGUAGES}. */
    public String language() {
        return language;
    }

    /**
     * Returns the text of a name, with <code>{0}</code>, <code>{1}</code> and so on replaced by values.
     *
     * @throws IllegalArgumentException if no text has that name
     */
    public String text(String name, Object... values) {
        String phrase = phrases.getProperty(name);
        if (phrase == null) throw new IllegalArgumentException("there is no phrase '" + name + "'");
        for (int i = 0; i < values.length; i++) phrase = phrase.replace("{" + i + "}", String.valueOf(values[i]));
        return phrase;
    }

    /** Returns whether there is a text of that name. */
    public boolean has(String name) {
        return phrases.containsKey(name);
    }

    /** Returns the names of all texts. */
    Set<String> names() {
        return phrases.stringPropertyNames();
    }
}
