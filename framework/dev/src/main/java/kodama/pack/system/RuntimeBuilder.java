package kodama.pack.system;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.spi.ToolProvider;
import kodama.pack.system.Platform.OperatingSystem;
import org.jspecify.annotations.Nullable;

/**
 * Makes the runtime for a pack from a JDK.
 *
 * <ol>
 *   <li>If the JDK runs here and has jlink, or the running JDK has the same feature version and can link its modules,
 *       link the modules that the game needs.
 *   <li>Create a class data sharing archive if the linked runtime can be run here.
 *   <li>Otherwise use the whole JDK without files for developers.
 * </ol>
 *
 * <p>Modules are linked without compression: the pack compresses them better (32 MB instead of 39 MB for Java 25), and
 * they load faster.
 */
public final class RuntimeBuilder {
    /** Modules that Kodama itself uses: java.desktop for windows and sound. */
    private static final Set<String> ALWAYS = Set.of("java.base", "java.desktop");
    /** The first Java version that writes reproducible archives, and updates one by itself at the first start. */
    private static final int SHARES_CLASSES = 19;

    private final TempFolder folder;
    private final Consumer<String> notices;

    /** Creates files in the scratch folder; {@code notices} gets the reasons why a runtime is larger than necessary. */
    public RuntimeBuilder(TempFolder folder, Consumer<String> notices) {
        this.folder = folder;
        this.notices = notices;
    }

    /** Makes a runtime with the modules that a program needs. The JDK must stay open while the runtime is used. */
    public GameRuntime build(Jdk jdk, Path jar, ProgramKind kind) {
        Linker linker = linker(jdk);
        if (linker == null) return whole(jdk);
        try {
            return linked(linker, jdk, neededModules(jar, kind));
        } catch (ToolException failed) {
            notices.accept("jlink failed (" + failed.firstLine() + ")");
            return whole(jdk);
        }
    }

    /** The JDK that links, and the folder of modules; null for its own modules. */
    private record Linker(Path home, @Nullable Path modules) {
        List<String> command() {
            List<String> command =
                    new ArrayList<>(List.of(program(home, "jlink").toString()));
            if (modules != null) command.addAll(List.of("--module-path", modules.toString()));
            return command;
        }
    }

    /** A JDK of this machine links itself; another one is linked by the running JDK of the same feature version. */
    private static @Nullable Linker linker(Jdk jdk) {
        if (jdk.runsHere()) return hasLinker(jdk.home()) ? new Linker(jdk.home(), null) : null;
        Path modules = jdk.home().resolve("jmods");
        Path running = Path.of(System.getProperty("java.home"));
        boolean canCross =
                Files.isDirectory(modules) && Runtime.version().feature() == jdk.feature() && hasLinker(running);
        return canCross ? new Linker(running, modules) : null;
    }

    private static boolean hasLinker(Path home) {
        return Files.isExecutable(program(home, "jlink"));
    }

    private static Path program(Path home, String name) {
        Path plain = home.resolve("bin").resolve(name);
        return Files.exists(plain) ? plain : plain.resolveSibling(name + ".exe");
    }

    private GameRuntime linked(Linker linker, Jdk jdk, Set<String> modules) {
        Path home = folder.folder().resolve("runtime");
        List<String> command = new ArrayList<>(linker.command());
        command.addAll(List.of("--add-modules", String.join(",", modules)));
        command.addAll(List.of("--strip-java-debug-attributes", "--no-header-files", "--no-man-pages"));
        command.addAll(List.of("--output", home.toString()));
        JdkTool.run(folder.folder(), command);
        return new GameRuntime(jdk.platform(), jdk.feature(), home, true, shareClasses(jdk, home));
    }

    /** Creates a class data sharing archive, which requires running the linked runtime. */
    private boolean shareClasses(Jdk jdk, Path home) {
        if (!jdk.runsHere() || jdk.feature() < SHARES_CLASSES) return false;
        try {
            JdkTool.run(folder.folder(), List.of(program(home, "java").toString(), "-XX:+UseSerialGC", "-Xshare:dump"));
            return true;
        } catch (ToolException failed) {
            notices.accept("Java could not create a class data sharing archive (" + failed.firstLine() + ")");
            return false;
        }
    }

    private GameRuntime whole(Jdk jdk) {
        notices.accept("the pack contains the whole JDK: " + reason(jdk));
        Path archive = jdk.platform().system() == OperatingSystem.WINDOWS ? Path.of("bin") : Path.of("lib");
        boolean hasArchive = Files.exists(jdk.home().resolve(archive).resolve("server/classes.jsa"));
        return new GameRuntime(jdk.platform(), jdk.feature(), jdk.home(), false, hasArchive);
    }

    private static String reason(Jdk jdk) {
        if (jdk.runsHere()) return "it has no working jlink";
        if (!Files.isDirectory(jdk.home().resolve("jmods"))) return "it has no jmods to link for another system";
        return "it is Java " + jdk.feature() + ", and only a running JDK " + jdk.feature()
                + " can link its modules (this is " + Runtime.version().feature() + ")";
    }

    /** The names of the modules that a program needs, sorted. */
    private static Set<String> neededModules(Path jar, ProgramKind kind) {
        Set<String> modules = new TreeSet<>(ALWAYS);
        modules.addAll(usedModules(jar));
        modules.addAll(kind.modules());
        return modules;
    }

    /** The modules found by jdeps; none if there is no jdeps, as then there is no jlink either. */
    private static List<String> usedModules(Path jar) {
        ToolProvider jdeps = ToolProvider.findFirst("jdeps").orElse(null);
        if (jdeps == null) return List.of();
        StringWriter output = new StringWriter();
        PrintWriter out = new PrintWriter(output);
        int failures = jdeps.run(
                out, out, "--print-module-deps", "--ignore-missing-deps", "--multi-release", "base", jar.toString());
        String last = output.toString().strip().lines().reduce("", (before, line) -> line);
        return failures == 0 ? Arrays.asList(last.split(",")) : List.of();
    }
}
