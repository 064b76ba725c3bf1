package kodama.pack.system;

import java.util.HashMap;
import java.util.Map;
import kodama.pack.archive.FileContent;
import kodama.pack.archive.FileTree;
import org.jspecify.annotations.Nullable;

/** A folder with a batch file that starts the game and exits, and an icon for a shortcut. */
final class WindowsLayout implements SystemLayout {
    @Override
    public FileTree files(GameProgram game, @Nullable GameRuntime runtime) {
        String root = game.id();
        FileTree tree = new FileTree()
                .file(root + "/" + game.id() + ".bat", starter(game, runtime))
                .file(root + "/add-to-menu.bat", filled("add-to-menu.bat", values(game)))
                .file(
                        root + "/" + game.id() + ".ico",
                        FileContent.of(game.icons().ico()));
        game.addTo(tree, root + "/app");
        if (runtime != null) runtime.addTo(tree, root + "/runtime");
        return tree;
    }

    private static FileContent starter(GameProgram game, @Nullable GameRuntime runtime) {
        Map<String, String> values = values(game);
        values.put("FEATURE", runtime == null ? "" : String.valueOf(runtime.feature()));
        String java = runtime == null ? "java-installed.bat" : "java-packed.bat";
        values.put("JAVA", TextTemplate.read(java).with(values).text().strip());
        return filled("start.bat", values);
    }

    private static FileContent filled(String name, Map<String, String> values) {
        return TextTemplate.read(name).with(values).withWindowsLines().content();
    }

    private static Map<String, String> values(GameProgram game) {
        Map<String, String> values = new HashMap<>();
        values.put("ID", game.id());
        values.put("TITLE", Quoting.batch(game.title(), game.id()));
        values.put("JAR", "app\\" + game.jarName());
        values.put("SUM", JarDigest.of(game.jar()));
        values.put("FLAGS", JvmFlags.line());
        values.put("OLDEST", String.valueOf(Jdk.OLDEST));
        values.put("RUNTIME", "runtime");
        return values;
    }
}
