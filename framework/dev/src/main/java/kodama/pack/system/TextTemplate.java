package kodama.pack.system;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.BundledFiles;
import kodama.pack.archive.FileContent;

/** A text with placeholders such as {@code @TITLE@}, read from a resource. */
record TextTemplate(String text) {
    private static final Pattern GAP = Pattern.compile("@([A-Z]+)@");

    static TextTemplate read(String name) {
        return new TextTemplate(BundledFiles.text(TextTemplate.class, name));
    }

    /** Replaces all placeholders in one pass; placeholders in values are not replaced. */
    TextTemplate with(Map<String, String> values) {
        return new TextTemplate(
                GAP.matcher(text).replaceAll(gap -> Matcher.quoteReplacement(value(gap.group(1), values))));
    }

    private static String value(String name, Map<String, String> values) {
        String value = values.get(name);
        if (value == null) throw new IllegalArgumentException("no value for @" + name + "@");
        return value;
    }

    /** Returns a copy with Windows line ends, without which cmd misses labels. */
    TextTemplate withWindowsLines() {
        return new TextTemplate(text.replace("\n", "\r\n"));
    }

    FileContent content() {
        return FileContent.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
