package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import kodama.base.LeakTracker;
import kodama.check.Checker;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Severity;
import kodama.cli.CommandException;
import kodama.desktop.KodamaIcon;
import kodama.draw.Image;
import kodama.draw.Images;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.make.JavaBuild;
import kodama.make.KodamaLauncher;
import kodama.make.MakeException;
import kodama.pack.NativeFiles;
import kodama.pack.PackException;
import kodama.pack.ReleaseJar;
import kodama.pack.SplashPicture;
import kodama.pack.system.SystemPacker;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import kodama.script.game.Assets;
import kodama.script.game.GamePictures;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama pack}: packs a game for players. */
@Command(
        name = "pack",
        description = {
            "Pack a game for players: one jar, or packs for Windows, macOS and Linux that can include Java.",
            "The jar requires Java 17 or newer. Development files and tests are excluded; the same game gives the same"
                    + " bytes. --for and --jdk create packs for Windows, macOS and Linux instead; --app-image and"
                    + " --installer use jpackage for this system."
        },
        mixinStandardHelpOptions = true)
final class PackCommand implements Callable<Integer> {
    /** Default folder of packs; packs exclude it, as all build output. */
    private static final String BUILD = "build";

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = ".",
            description = "The game's folder (default: the current folder).")
    private Path folder = Path.of(".");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE|DIR",
            description =
                    "Where to write the pack (default: DIR/build). A folder unless it ends in .jar, .zip or .tar.gz.")
    private @Nullable Path output;

    @Option(
            names = "--plugins",
            paramLabel = "DIR",
            description = "Include the jars of this folder, such as `plugins` next to kodama.jar.")
    private @Nullable Path plugins;

    private boolean hasPads = true;

    @Option(
            names = "--without",
            paramLabel = "pads",
            description = "Leave out SDL, which reads gamepads: players then have them only on Linux, without rumble."
                    + " It takes 2.3 MB of a jar, and 0.4 to 1.1 MB of a pack for a system.")
    void setWithout(String part) {
        if (!part.equals("pads"))
            throw new ParameterException(spec.commandLine(), "--without must be pads but was '" + part + "'");
        hasPads = false;
    }

    @Option(
            names = "--list",
            description = "Print which files are included, their sizes, and which are excluded; write nothing.")
    private boolean list;

    @Mixin
    private PackSystemOptions systems = new PackSystemOptions();

    @Override
    public Integer call() {
        GameFolder folder = GameFolder.of(this.folder);
        try {
            if (!list) compile(folder);
            pack(folder);
        } catch (GameConfigException | GameFileException | MakeException | PackException wrong) {
            throw new CommandException(wrong);
        }
        return 0;
    }

    /** Compiles changed sources first, so that the pack contains their classes; other build tools must run before. */
    private static void compile(GameFolder folder) {
        if (folder.compileChanged() == JavaBuild.NO_COMPILER)
            throw new CommandException(
                    "not packed: the class of " + folder.changedSources().get(0)
                            + " is missing or older than the source, and this Java has no compiler; use a JDK");
    }

    private void pack(GameFolder folder) {
        try (GameProject game = folder.get()) {
            ReleaseJar jar = new ReleaseJar(new ReleaseJar.Game(
                    game.config(), game.files(), folder.classPath(game.config()), jars(), hasPads, splash(game)));
            check(game, jar);
            checkIcon(game, jar);
            if (list) jar.printSummary(out());
            else if (systems.isUsed()) new SystemPacks(systems, out()).write(game, jar, defaultTarget());
            else write(jar);
        }
    }

    /** Rejects a game whose scripts have syntax errors, and prints the other mistakes. */
    private void check(GameProject game, ReleaseJar jar) {
        Set<String> stay =
                jar.excludedFiles().stream().map(ReleaseJar.ExcludedFile::path).collect(Collectors.toSet());
        List<Finding> findings = Checker.check(game).stream()
                .filter(each -> each.severity() != Severity.HINT && !stay.contains(each.file()))
                .map(each ->
                        each.withFile(folder.resolve(each.file()).normalize().toString()))
                .toList();
        List<Finding> noLua = findings.stream()
                .filter(each -> each.code() == FindingCode.SYNTAX)
                .toList();
        if (!noLua.isEmpty()) throw new CommandException("not packed: the game would not run:\n" + lines(noLua));
        if (!findings.isEmpty()) spec.commandLine().getErr().println(lines(findings));
    }

    /** Rejects an icon that players would not have. */
    private static void checkIcon(GameProject game, ReleaseJar jar) {
        String name = game.config().display().icon();
        try (Assets assets = Assets.of(game.files(), new LeakTracker())) {
            for (ReleaseJar.ExcludedFile each : jar.excludedFiles())
                if (assets.images().namesOf(each.path()).contains(name) && !isPacked(name, game, jar, assets.images()))
                    throw new GameConfigException(GameConfig.FILE + ": option '" + GamePictures.ICON + "': "
                            + each.path() + " is not packed (" + each.why() + "); move or export it");
        }
    }

    private static SplashPicture splash(GameProject game) {
        try (Assets assets = Assets.of(game.files(), new LeakTracker())) {
            Image own = GamePictures.splash(game.config(), assets.images());
            Image icon = GamePictures.icon(game.config(), assets.images());
            if (own != null) return SplashPicture.of(own);
            return SplashPicture.ofIcon(icon == null ? KodamaIcon.picture() : icon);
        }
    }

    private static boolean isPacked(String name, GameProject game, ReleaseJar jar, Images images) {
        Set<String> excluded =
                jar.excludedFiles().stream().map(ReleaseJar.ExcludedFile::path).collect(Collectors.toSet());
        return game.files().all().stream()
                .anyMatch(path -> images.namesOf(path).contains(name) && !excluded.contains(path));
    }

    private static String lines(List<Finding> findings) {
        return findings.stream().map(Finding::toString).collect(Collectors.joining("\n"));
    }

    private List<Path> jars() {
        if (plugins == null) return List.of();
        if (!Files.isDirectory(plugins)) throw new CommandException("there is no folder '" + plugins + "'");
        List<Path> jars = GameFiles.folder(plugins).list("jar").stream()
                .filter(path -> path.indexOf('/') < 0)
                .map(plugins::resolve)
                .toList();
        if (jars.isEmpty()) throw new CommandException("there is no jar in '" + plugins + "'");
        return jars;
    }

    private void write(ReleaseJar jar) {
        Path target = target(jar.name());
        int bytes = jar.write(target, NativeFiles.ALL);
        out().printf("wrote %s (%,d bytes); %s plays it%n", target, bytes, KodamaLauncher.playCommand(target));
    }

    private Path defaultTarget() {
        return output == null ? ContainedPath.root(folder).resolve(BUILD).checked() : output;
    }

    private Path target(String name) {
        if (output == null) return defaultTarget().resolve(name);
        boolean isFolder = Files.isDirectory(output) || !output.toString().endsWith(".jar");
        if (SystemPacker.isArchive(output) && !Files.isDirectory(output))
            throw new CommandException(
                    "--output must be a folder or .jar without --for or --jdk but was '" + output + "'");
        return isFolder ? output.resolve(name) : output;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
