package kodama.make;

import java.nio.charset.StandardCharsets;

/** The guide's page with the list of examples. */
public final class ExamplePage {
    private static final String HEAD = """
            # Examples

            Small games, one idea each. They are in `kodama.jar`: `java -jar kodama.jar examples` lists them,
            `java -jar kodama.jar examples run homing` plays one, and `java -jar kodama.jar examples copy homing`
            copies it into a folder of your own. In the sources they are in `scripts/examples`, each with tests in
            its folder `specs`.

            <!-- This page and its pictures are written by
                 java -jar framework/target/kodama.jar examples --pictures docs/examples \\
                   --page docs/guide/examples.md -->
            """;

    private ExamplePage() {}

    /** The page in Markdown, in UTF-8. */
    public static byte[] of(Examples examples) {
        StringBuilder page = new StringBuilder(HEAD);
        String group = "";
        for (Example example : examples.all()) {
            if (!example.group().equals(group)) page.append(head(example.group()));
            group = example.group();
            page.append(row(example));
        }
        return page.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String head(String group) {
        return "\n## " + group + "\n\n| | example | shows |\n|---|---|---|\n";
    }

    private static String row(Example example) {
        return "| ![" + example.name() + "](../examples/" + example.name() + ".png) | `" + example.name() + "` | "
                + example.description() + " |\n";
    }
}
