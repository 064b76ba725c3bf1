package kodama.pack.runtime;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;

/** Which modules of Java a jar uses, by what its classes name. */
final class NeededModules {
    /** What Kodama itself uses: windows and sound are in java.desktop. */
    private static final Set<String> ALWAYS = Set.of("java.base", "java.desktop");

    private NeededModules() {}

    /** The names of the modules that a game's jar needs, sorted. */
    static Set<String> of(Path jar) {
        Set<String> modules = new TreeSet<>(ALWAYS);
        modules.addAll(used(jar));
        return modules;
    }

    /** A Java without jdeps is one without jlink, too: then nothing is linked, and it does not matter. */
    private static List<String> used(Path jar) {
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElse(null);
        if (jdeps == null) return List.of();
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        int failures = jdeps.run(
                out, out, "--print-module-deps", "--ignore-missing-deps", "--multi-release", "base", jar.toString());
        String last = said.toString().strip().lines().reduce("", (before, line) -> line);
        return failures == 0 ? Arrays.asList(last.split(",")) : List.of();
    }
}
