package kodama.option;

import java.util.LinkedHashMap;
import java.util.Map;

/** A text in one or several languages. Immutable. */
public final class LocalizedText {
    private static final String ANY = "";

    private final Map<String, String> texts;

    private LocalizedText(Map<String, String> texts) {
        this.texts = texts;
    }

    /** Says the same in every language. */
    public static LocalizedText of(String text) {
        return new LocalizedText(Map.of(ANY, text));
    }

    /**
     * Says it in some languages.
     *
     * @param texts what is said, by language; at least one
     */
    public static LocalizedText of(Map<String, String> texts) {
        return new LocalizedText(new LinkedHashMap<>(texts));
    }

    /**
     * Says it in a language.
     *
     * @param language such as {@code ja}
     * @return the text; in English if it is not there in that language, else in the first that there is
     */
    public String in(String language) {
        String text = texts.getOrDefault(language, texts.get("en"));
        return text == null ? texts.values().iterator().next() : text;
    }
}
