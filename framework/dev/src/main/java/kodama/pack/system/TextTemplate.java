package kodama.pack.system;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.BundledFiles;
import kodama.pack.archive.FileContent;

/** A text with gaps such as {@code @TITLE@}, from a file beside this class. */
record TextTemplate(String text) {
    private static final Pattern GAP = Pattern.compile("@([A-Z]+)@");

    static TextTemplate read(String name) {
        return new TextTemplate(BundledFiles.text(TextTemplate.class, name));
    }

    /** Fills all gaps at once, so that nothing that is filled in is taken for a gap. */
    TextTemplate with(Map<String, String> values) {
        return new TextTemplate(
                GAP.matcher(text).replaceAll(gap -> Matcher.quoteReplacement(value(gap.group(1), values))));
    }

    private static String value(String name, Map<String, String> values) {
        String value = values.get(name);
        if (value == null) throw new IllegalArgumentException("nothing to fill @" + name + "@ with");
        return value;
    }

    /** With the ends of lines that Windows wants: cmd misses labels in others. */
    TextTemplate withWindowsLines() {
        return new TextTemplate(text.replace("\n", "\r\n"));
    }

    FileContent content() {
        return FileContent.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
