package kodama.cli.dev;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.loop.GameError;
import kodama.unittest.UnitTestResult;
import kodama.unittest.UnitTestResult.Outcome;

/** Test results in the XML format of JUnit, with a suite for each file. */
final class JUnitXml {
    private static final double NANOS_PER_SECOND = 1e9;

    private final Map<String, List<UnitTestResult>> results;
    private final StringBuilder text = new StringBuilder();

    JUnitXml(Map<String, List<UnitTestResult>> results) {
        this.results = results;
    }

    /** Returns the document, to be encoded in UTF-8 as it declares. */
    String text() {
        text.append("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n");
        results.forEach(this::suite);
        return text.append("</testsuites>\n").toString();
    }

    private void suite(String file, List<UnitTestResult> ofFile) {
        text.append("  <testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"0\" skipped=\"%d\" time=\"%s\">\n"
                .formatted(
                        escaped(file),
                        ofFile.size(),
                        count(ofFile, Outcome.FAILED),
                        count(ofFile, Outcome.SKIPPED),
                        seconds(ofFile.stream().mapToLong(UnitTestResult::nanos).sum())));
        ofFile.forEach(result -> test(file, result));
        text.append("  </testsuite>\n");
    }

    private static long count(List<UnitTestResult> ofFile, Outcome outcome) {
        return ofFile.stream().filter(result -> result.outcome() == outcome).count();
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.6f", nanos / NANOS_PER_SECOND);
    }

    private void test(String file, UnitTestResult result) {
        text.append("    <testcase classname=\"%s\" name=\"%s\" time=\"%s\">"
                .formatted(escaped(file), escaped(result.name()), seconds(result.nanos())));
        if (result.outcome() == Outcome.SKIPPED) text.append("<skipped/>");
        result.error().ifPresent(error -> failure(error, result.more()));
        if (!result.log().isEmpty())
            text.append("\n      <system-out>")
                    .append(escaped(String.join("\n", result.log())))
                    .append("</system-out>");
        text.append("</testcase>\n");
    }

    private void failure(GameError error, List<String> more) {
        String body = error.message() + "\n" + error.traceback() + "\n" + String.join("\n", more);
        text.append("\n      <failure message=\"%s\">%s</failure>"
                .formatted(escaped(error.message().replace("\n", " ")), escaped(body.strip())));
    }

    /** Escapes characters for XML; characters that XML does not allow become the replacement character. */
    static String escaped(String raw) {
        StringBuilder safe = new StringBuilder();
        raw.codePoints().forEach(character -> {
            switch (character) {
                case '&' -> safe.append("&amp;");
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '"' -> safe.append("&quot;");
                default -> safe.appendCodePoint(isLegal(character) ? character : '\uFFFD');
            }
        });
        return safe.toString();
    }

    private static boolean isLegal(int character) {
        boolean isText = character >= ' ' && character != 0xFFFE && character != 0xFFFF;
        boolean isHalf = character >= Character.MIN_SURROGATE && character <= Character.MAX_SURROGATE;
        return character == '\n' || character == '\t' || isText && !isHalf;
    }
}
