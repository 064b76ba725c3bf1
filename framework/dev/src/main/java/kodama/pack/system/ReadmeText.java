package kodama.pack.system;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Parts of the {@code README.txt} of a pack. */
final class ReadmeText {
    private ReadmeText() {}

    /** Returns a paragraph of a text. */
    static String part(String name, Map<String, String> values) {
        return TextTemplate.read(name).with(values).text().strip() + "\n\n";
    }

    /**
     * Returns the paragraphs about Java by their placeholders; they are empty if the pack includes it.
     *
     * @param oldest the oldest Java that can start the pack
     */
    static Map<String, String> ofJava(GameProgram game, @Nullable GameRuntime runtime, String oldest) {
        if (runtime != null) return Map.of("JAVA", "", "JAVAJA", "");
        Map<String, String> values = new HashMap<>(game.kind().words());
        values.put("OLDEST", oldest);
        return Map.of(
                "JAVA", part("readme-java-en.txt", values),
                "JAVAJA", part("readme-java-ja.txt", values));
    }
}
