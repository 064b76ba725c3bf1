package kodama.pack.system;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import kodama.file.BundledFiles;
import kodama.pack.archive.FileContent;
import kodama.pack.exe.ExeResources;
import kodama.pack.exe.PortableExecutable;
import kodama.pack.exe.VersionResource;
import org.jspecify.annotations.Nullable;

/**
 * The launcher of a program for Windows on x64: a program whose source is in {@code src/main/launcher/windows}, with
 * the icon, version and settings of the game.
 */
final class WindowsLauncher {
    /** The oldest update of Java 17 that supports UTF-8 as the code page of the process. */
    static final String OLDEST = "17.0.5";

    /** The built program, without resources. */
    static final String PROGRAM = "launcher.exe";

    /** Numbers by which the program finds its data. */
    private static final int SETTINGS = 1;

    private static final int SPLASH = 2;

    private WindowsLauncher() {}

    /** The file's name, which is shown in the task manager, too. */
    static String fileName(GameProgram game) {
        return Quoting.fileName(game.title(), game.id()) + ".exe";
    }

    /** Returns the launcher of a pack with this runtime, or null for an installed Java. */
    static FileContent of(GameProgram game, @Nullable GameRuntime runtime) {
        return FileContent.of(program().with(resources(game, runtime, false)));
    }

    /** Returns a launcher with a console, for commands; its place is the folder {@code bin} of the pack. */
    static FileContent forConsole(GameProgram game, @Nullable GameRuntime runtime) {
        return FileContent.of(program().forConsole().with(resources(game, runtime, true)));
    }

    private static PortableExecutable program() {
        return new PortableExecutable(BundledFiles.read(WindowsLauncher.class, PROGRAM));
    }

    private static ExeResources resources(GameProgram game, @Nullable GameRuntime runtime, boolean hasConsole) {
        ExeResources resources = new ExeResources()
                .icon(game.icons().ico())
                .version(version(game))
                .manifest(BundledFiles.text(WindowsLauncher.class, "launcher.manifest"))
                .data(SETTINGS, settings(game, runtime, hasConsole).getBytes(StandardCharsets.UTF_8));
        byte[] splash = hasConsole ? null : JarSplash.find(game.jar());
        if (splash != null) resources.data(SPLASH, splash);
        return resources;
    }

    private static VersionResource version(GameProgram game) {
        return new VersionResource(game.numericVersion())
                .text("CompanyName", game.about().author())
                .text("FileDescription", game.title())
                .text("FileVersion", game.about().version())
                .text("InternalName", game.id())
                .text("LegalCopyright", game.rights())
                .text("OriginalFilename", fileName(game))
                .text("ProductName", game.title())
                .text("ProductVersion", game.about().version())
                .text("Comments", game.about().description());
    }

    private static String settings(GameProgram game, @Nullable GameRuntime runtime, boolean hasConsole) {
        Map<String, String> values = new HashMap<>(game.kind().words());
        values.put("MAIN", game.kind().mainClass());
        values.put("CONSOLE", hasConsole ? "yes" : "");
        values.put("ID", game.id());
        values.put("TITLE", game.title().replaceAll("\\p{Cntrl}", " ")); // a line would be a setting
        values.put("JAR", "app\\" + game.jarName());
        values.put("SUM", JarDigest.of(game.jar()));
        values.put("FLAGS", JvmFlags.ALWAYS.stream().map(flag -> "vm=" + flag).collect(Collectors.joining("\n")));
        values.put("OLDEST", OLDEST);
        values.put("RUNTIME", runtime == null ? "" : "runtime");
        return TextTemplate.read("launcher.settings").with(values).text();
    }
}
