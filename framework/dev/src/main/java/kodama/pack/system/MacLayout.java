package kodama.pack.system;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import kodama.pack.archive.FileContent;
import kodama.pack.archive.FileTree;
import kodama.pack.system.Platform.Processor;
import org.jspecify.annotations.Nullable;

/** A macOS application bundle, with the same layout as jpackage's. */
final class MacLayout implements SystemLayout {
    private static final String RUNTIME = "runtime/Contents/Home";

    /** The Dock takes its title and icon from the running Java, not from the bundle. */
    private static final String DOCK = "\"-Xdock:name=$title\" \"-Xdock:icon=$here/../Resources/ID.icns\"";

    @Override
    public FileTree files(GameProgram game, @Nullable GameRuntime runtime) {
        String contents = Quoting.fileName(game.title(), game.id()) + ".app/Contents";
        ShellLauncher starter = new ShellLauncher(
                "macos",
                "../app",
                "../" + RUNTIME,
                "caches=${home:+$home/Library/Caches}",
                DOCK.replace("ID", game.id()));
        FileTree tree = new FileTree()
                .file(contents + "/Info.plist", plist(game, runtime))
                .file(contents + "/PkgInfo", FileContent.of("APPL????".getBytes(StandardCharsets.US_ASCII)))
                .executable(contents + "/MacOS/" + game.id(), starter.of(game, runtime))
                .file(
                        contents + "/Resources/" + game.id() + ".icns",
                        FileContent.of(game.icons().icns()));
        game.addTo(tree, contents + "/app");
        if (runtime != null) runtime.addTo(tree, contents + "/" + RUNTIME, game.kind());
        return tree;
    }

    /** The bundle identifier, in which underscores are not allowed. */
    static String identifier(GameProgram game) {
        return "kodama.game." + game.id().replace('_', '-');
    }

    private static FileContent plist(GameProgram game, @Nullable GameRuntime runtime) {
        return TextTemplate.read("Info.plist")
                .with(Map.of(
                        "MACCATEGORY", String.valueOf(game.kind().words().get("MACCATEGORY")),
                        "ID", game.id(),
                        "IDENTIFIER", identifier(game),
                        "TITLE", Quoting.xml(game.title()),
                        "VERSION", game.numericVersion(),
                        "AUTHOR", Quoting.xml(game.rights()),
                        "PROCESSORS", processors(runtime)))
                .content();
    }

    /** The processor of the runtime: without it, macOS would offer to run the script in emulation. */
    private static String processors(@Nullable GameRuntime runtime) {
        StringBuilder list = new StringBuilder();
        for (Processor processor : List.of(Processor.AARCH64, Processor.X64)) {
            if (runtime != null && runtime.platform().processor() != processor) continue;
            list.append("    <string>").append(processor == Processor.AARCH64 ? "arm64" : "x86_64");
            list.append("</string>\n");
        }
        return list.toString().stripTrailing();
    }
}
