package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import kodama.cli.CommandException;
import kodama.cli.Version;
import kodama.docs.DocumentSource;
import kodama.docs.LuaApi;
import kodama.docs.LuaDefinitions;
import kodama.docs.LuaReference;
import kodama.docs.SiteWriter;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.OutputFile;
import kodama.loop.GameProject;
import kodama.lua.bind.ModuleDoc;
import kodama.make.EditorFiles;
import kodama.make.KodamaLauncher;
import kodama.script.config.GameConfigException;
import kodama.script.game.JavaModules;
import kodama.script.game.JavaPartFailure;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama docs}: writes the Lua reference and the definitions for code completion. */
@Command(
        name = "docs",
        description = {
            "Write the Lua reference, and definitions for editors with lua-language-server; with --site, all"
                    + " documentation as HTML pages; with --editor, all files for editors into a game's"
                    + " folder.",
            "If a game's folder is given, its Lua modules in Java are included. The game is not run."
        },
        mixinStandardHelpOptions = true)
final class DocsCommand implements Callable<Integer> {
    private static final String REFERENCE = "lua.md";
    private static final String DEFINITIONS = "library/kodama.d.lua";

    @Option(
            names = "--reference",
            paramLabel = "FILE",
            description = "Where to write the reference (default " + REFERENCE + ").")
    private @Nullable Path reference;

    @Option(
            names = "--definitions",
            paramLabel = "FILE",
            description = "Where to write the definitions (default " + DEFINITIONS + ").")
    private @Nullable Path definitions;

    @Option(
            names = "--site",
            paramLabel = "DIR",
            description = "Write tutorial, guide and reference as HTML pages into this folder; README.md becomes"
                    + " its index.html. The folder must be new, empty or contain a site.")
    private @Nullable Path site;

    @Option(names = "--javadoc", paramLabel = "DIR", description = "With --site: a folder of Javadoc to include.")
    private @Nullable Path javadoc;

    @Option(
            names = "--editor",
            description =
                    "Write definitions, .luarc.json, .editorconfig and files for VS Code into DIR (default: the current"
                            + " folder). Existing files are not overwritten.")
    private boolean forEditor;

    @Parameters(paramLabel = "DIR", arity = "0..1", description = "A game's folder (default: only the framework).")
    private @Nullable Path folder;

    @Spec
    private CommandSpec spec;

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    @Override
    public Integer call() {
        if (forEditor) return writeForEditor(folder == null ? Path.of(".") : folder);
        LuaApi api =
                folder == null ? LuaApi.ofFramework() : LuaApi.ofFramework().and(modules(folder));
        if (site != null) return writeSite(new LuaReference(api).page(), site);
        if (javadoc != null) throw new CommandException("--javadoc requires --site");
        write(reference, REFERENCE, new LuaReference(api).page());
        write(definitions, DEFINITIONS, new LuaDefinitions(api).file());
        return 0;
    }

    private int writeForEditor(Path game) {
        LuaApi api = LuaApi.ofFramework().and(modules(game));
        try {
            EditorFiles.Outcome outcome = new EditorFiles(api, KodamaLauncher.running()).write(game);
            for (Path each : outcome.written()) out().println("wrote " + game.resolve(each));
            for (Path each : outcome.kept())
                out().println("kept " + game.resolve(each) + ", which already exists with other content");
            return 0;
        } catch (GameFileException unwritable) {
            throw new CommandException(unwritable);
        }
    }

    private static List<ModuleDoc> modules(Path folder) {
        try (GameProject game = GameFolder.of(folder).get()) {
            return new JavaModules(game.classes(), game.config().java().modules()).described();
        } catch (GameConfigException | GameFileException | JavaPartFailure wrong) {
            throw new CommandException(wrong);
        }
    }

    private int writeSite(String luaReference, Path folder) {
        DocumentSource documents = DocumentSource.ofJar().with("docs/lua.md", luaReference);
        try {
            int pages = new SiteWriter(documents, Version.ofJar()).write(folder, javadoc);
            out().println("wrote " + pages + " pages; begin with " + folder.resolve("index.html"));
            return 0;
        } catch (GameFileException wrong) {
            throw new CommandException(wrong);
        }
    }

    /** Follows a link only if the user named it; the default files may be in an untrusted game. */
    private void write(@Nullable Path named, String defaultFile, String text) {
        Path file = named == null ? here(defaultFile) : named;
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder))
            throw new CommandException("there is no folder '" + folder + "' to write " + file + " to");
        OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8));
        out().println("wrote " + file);
    }

    private static Path here(String name) {
        try {
            return ContainedPath.root(Path.of("")).resolve(name).checked();
        } catch (GameFileException outside) {
            throw new CommandException(outside);
        }
    }
}
