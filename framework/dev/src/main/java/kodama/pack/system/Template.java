package kodama.pack.system;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.BundledFiles;
import kodama.pack.archive.Content;

/** A text with gaps such as {@code @TITLE@}, from a file beside this class. */
record Template(String text) {
    private static final Pattern GAP = Pattern.compile("@([A-Z]+)@");

    static Template read(String name) {
        return new Template(BundledFiles.text(Template.class, name));
    }

    /** Fills all gaps at once, so that nothing that is filled in is taken for a gap. */
    Template with(Map<String, String> values) {
        return new Template(GAP.matcher(text).replaceAll(gap -> Matcher.quoteReplacement(value(gap.group(1), values))));
    }

    private static String value(String name, Map<String, String> values) {
        String value = values.get(name);
        if (value == null) throw new IllegalArgumentException("nothing to fill @" + name + "@ with");
        return value;
    }

    /** With the ends of lines that Windows wants: cmd misses labels in others. */
    Template withWindowsLines() {
        return new Template(text.replace("\n", "\r\n"));
    }

    Content content() {
        return Content.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
