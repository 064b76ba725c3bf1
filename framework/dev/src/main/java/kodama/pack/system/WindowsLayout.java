package kodama.pack.system;

import java.util.HashMap;
import java.util.Map;
import kodama.pack.archive.FileContent;
import kodama.pack.archive.FileTree;
import kodama.pack.system.Platform.Processor;
import org.jspecify.annotations.Nullable;

/**
 * A folder with a launcher. The batch file that starts the game, too, is next to the jar, where nobody clicks it by
 * mistake: it is for Windows on ARM and for players whose virus scanner rejects unknown programs. A pack with Java for
 * ARM has only the batch file, because the launcher cannot load that Java.
 */
final class WindowsLayout implements SystemLayout {
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    @Override
    public FileTree files(GameProgram game, @Nullable GameRuntime runtime) {
        String root = game.id() + "/";
        FileTree tree = new FileTree();
        if (isForArm(runtime)) {
            tree.file(root + game.id() + ".bat", batch(game, runtime, ""));
            tree.file(root + game.id() + ".ico", FileContent.of(game.icons().ico()));
        } else {
            tree.file(root + WindowsLauncher.fileName(game), WindowsLauncher.of(game, runtime));
            tree.file(root + "app/" + game.id() + ".bat", batch(game, runtime, "..\\"));
            if (game.kind().hasCommands())
                tree.file(root + "bin/" + game.id() + ".exe", WindowsLauncher.forConsole(game, runtime));
        }
        tree.file(root + "add-to-menu.bat", filled("add-to-menu.bat", values(game)));
        tree.file(root + "README.txt", readme(game, runtime));
        game.addTo(tree, root + "app");
        if (runtime != null) runtime.addTo(tree, root + "runtime", game.kind());
        return tree;
    }

    private static boolean isForArm(@Nullable GameRuntime runtime) {
        return runtime != null && runtime.platform().processor() == Processor.AARCH64;
    }

    /** {@code up} leads from the folder of the batch file to that of the pack. */
    private static FileContent batch(GameProgram game, @Nullable GameRuntime runtime, String up) {
        Map<String, String> values = values(game);
        values.put("UP", up);
        values.put("FEATURE", runtime == null ? "" : String.valueOf(runtime.feature()));
        String java = runtime == null ? "java-installed.bat" : "java-packed.bat";
        values.put("JAVA", TextTemplate.read(java).with(values).text().strip());
        return filled("start.bat", values);
    }

    private static FileContent readme(GameProgram game, @Nullable GameRuntime runtime) {
        Map<String, String> values = new HashMap<>(game.kind().words());
        values.put("BOM", BYTE_ORDER_MARK);
        values.put("ID", game.id());
        values.put("TITLE", game.title());
        values.put("PROGRAM", isForArm(runtime) ? game.id() + ".bat" : WindowsLauncher.fileName(game));
        values.putAll(ReadmeText.ofJava(game, runtime, WindowsLauncher.OLDEST));
        values.put("OTHER", isForArm(runtime) ? "" : ReadmeText.part("readme-other.txt", Map.of("ID", game.id())));
        return filled(game.kind().hasCommands() ? "readme-kodama.txt" : "readme-windows.txt", values);
    }

    private static FileContent filled(String name, Map<String, String> values) {
        return TextTemplate.read(name).with(values).withWindowsLines().content();
    }

    private static Map<String, String> values(GameProgram game) {
        Map<String, String> values = new HashMap<>(game.kind().words());
        values.put("ID", game.id());
        values.put("TITLE", Quoting.ascii(game.title(), game.id()));
        values.put("JAR", "app\\" + game.jarName());
        values.put("SUM", JarDigest.of(game.jar()));
        values.put("FLAGS", JvmFlags.line());
        values.put("OLDEST", String.valueOf(Jdk.OLDEST));
        values.put("RUNTIME", "runtime");
        return values;
    }
}
