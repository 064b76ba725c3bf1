package kodama.option;

import java.util.LinkedHashMap;
import java.util.Map;

/** A text in one or more languages. Immutable. */
public final class LocalizedText {
    private static final String ANY = "";

    private final Map<String, String> texts;

    private LocalizedText(Map<String, String> texts) {
        this.texts = texts;
    }

    /** Creates a text that is the same in every language. */
    public static LocalizedText of(String text) {
        return new LocalizedText(Map.of(ANY, text));
    }

    /**
     * Creates a text in several languages.
     *
     * @param texts the text by language; at least one
     */
    public static LocalizedText of(Map<String, String> texts) {
        return new LocalizedText(new LinkedHashMap<>(texts));
    }

    /**
     * Returns the text in a language.
     *
     * @param language such as {@code ja}
     * @return the text; if there is none in the language, the English one, else the first
     */
    public String in(String language) {
        String text = texts.getOrDefault(language, texts.get("en"));
        return text == null ? texts.values().iterator().next() : text;
    }
}
