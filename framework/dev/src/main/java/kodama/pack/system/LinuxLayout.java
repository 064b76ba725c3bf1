package kodama.pack.system;

import java.util.HashMap;
import java.util.Map;
import kodama.pack.archive.FileContent;
import kodama.pack.archive.FileTree;
import org.jspecify.annotations.Nullable;

/** A folder with the launcher, an icon, and files that add the game to the desktop's menu. */
final class LinuxLayout implements SystemLayout {
    private static final String CACHES =
            "caches=${XDG_CACHE_HOME:-}\ncase $caches in /*) ;; *) caches=${home:+$home/.cache} ;; esac";

    /** Starts the launcher next to the desktop entry, wherever that is; desktop entries have no relative paths. */
    private static final String EXEC = "sh -c \"exec \\\\\"\\\\${1%%/*}/ID\\\\\"\" sh %k";

    @Override
    public FileTree files(GameProgram game, @Nullable GameRuntime runtime) {
        String root = game.id();
        ShellLauncher starter = new ShellLauncher("linux", "app", "runtime", CACHES, "");
        FileTree tree = new FileTree()
                .executable(root + "/" + game.id(), starter.of(game, runtime))
                .executable(root + "/add-to-menu.sh", script("add-to-menu.sh", game))
                .file(root + "/" + game.id() + ".desktop", entry(game))
                .file(
                        root + "/" + game.id() + ".png",
                        FileContent.of(game.icons().png()))
                .file(root + "/README.txt", readme(game, runtime));
        game.addTo(tree, root + "/app");
        if (runtime != null) runtime.addTo(tree, root + "/runtime", game.kind());
        return tree;
    }

    private static FileContent script(String name, GameProgram game) {
        return TextTemplate.read(name).with(Map.of("ID", game.id())).content();
    }

    private static FileContent readme(GameProgram game, @Nullable GameRuntime runtime) {
        Map<String, String> values = new HashMap<>(game.kind().words());
        values.put("ID", game.id());
        values.put("TITLE", game.title());
        values.putAll(ReadmeText.ofJava(game, runtime, String.valueOf(Jdk.OLDEST)));
        return TextTemplate.read("readme-linux.txt").with(values).content();
    }

    private static FileContent entry(GameProgram game) {
        return TextTemplate.read("game.desktop")
                .with(Map.of(
                        "CATEGORY",
                        String.valueOf(game.kind().words().get("CATEGORY")),
                        "TITLE",
                        Quoting.desktop(game.title()),
                        "COMMENT",
                        Quoting.desktop(game.about().description()),
                        "EXEC",
                        EXEC.replace("ID", game.id()),
                        "ICON",
                        game.id()))
                .content();
    }
}
