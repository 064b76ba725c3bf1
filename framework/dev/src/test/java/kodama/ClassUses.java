package kodama;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Assumptions;

/** Dependencies between classes, as found by {@code jdeps} in class files. */
final class ClassUses {
    private static final Pattern LINE =
            Pattern.compile("^ +(?<user>kodama\\.\\S+) +-> (?<used>\\S+) .*$", Pattern.MULTILINE);

    private ClassUses() {}

    /** A class that references another; nested classes count separately. */
    record Use(String user, String used) {}

    /** All dependencies in a folder of class files or a jar. */
    static List<Use> in(Path classes) {
        return LINE.matcher(jdeps(classes))
                .results()
                .map(line -> new Use(line.group(1), line.group(2)))
                .toList();
    }

    /** All dependencies in several folders. */
    static List<Use> in(Collection<Path> folders) {
        return folders.stream().flatMap(folder -> in(folder).stream()).toList();
    }

    private static String jdeps(Path classes) {
        StringWriter out = new StringWriter();
        PrintWriter writer = new PrintWriter(out);
        ToolProvider jdeps =
                ToolProvider.findFirst("jdeps").orElseGet(() -> Assumptions.abort("this Java has no jdeps"));
        int code = jdeps.run(writer, writer, "-verbose:class", "-filter:none", classes.toString());
        if (code != 0) throw new IllegalStateException("jdeps ended with " + code + ": " + out);
        return out.toString();
    }

    static String packageOf(String type) {
        return type.substring(0, type.lastIndexOf('.'));
    }
}
