package kodama.pack;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kodama.file.AtomicFile;
import kodama.file.GameFiles;
import kodama.file.InMemoryClasses;
import kodama.loop.replay.Fingerprint;
import kodama.loop.replay.PackedHashes;
import kodama.pack.PackedFile.Part;
import kodama.pack.archive.ZipWriter;
import kodama.script.config.GameConfig;
import kodama.script.config.PackExclusions;

/**
 * A game as one runnable jar: {@code java -jar} plays it, and it needs nothing but Java 17 or newer.
 *
 * <ol>
 *   <li>Add the game's files, except those that only its author needs.
 *   <li>Add its classes, stripped, and the framework's classes that can be reached from them and from the main class.
 *   <li>Add the framework's other files, the licenses of all parts, and a manifest.
 *   <li>Compress all files in parallel and sort them by name.
 * </ol>
 *
 * <p>The same game always gives the same bytes, on any system and Java version. No class of the game is loaded.
 */
public final class ReleaseJar {
    private static final String ROW = "%,12d %,12d  %s%n";
    /** The folder of the game's files. */
    private static final String GAME = "kodama/game/";

    /** The folder of relocated libraries in Kodama's jar, so that a game can use another version of them. */
    private static final String MOVED = "kodama/shaded/";

    /** The decoder for Ogg Vorbis, its sources and its license, which only games with such files contain. */
    private static final String JORBIS = "lib/jorbis";

    private static final String VORBIS = ".ogg";

    /** Offset of the version in {@code Launcher}'s class file, by which Java checks whether it can run the class. */
    private static final int CLASS_VERSION = 7;

    private static final int JAVA_8 = 52;

    private static final String MANIFEST = "META-INF/MANIFEST.MF";
    /** By name, but the manifest first, as Java requires. */
    private static final Comparator<PackedFile> ORDER = Comparator.comparing(
                    (PackedFile file) -> !file.name().equals(MANIFEST))
            .thenComparing(PackedFile::name);

    private static final String NOTICE = "META-INF/NOTICE";
    private static final Pattern FONT = Pattern.compile("kodama/draw/(font|latin|misaki|mplus12)[^/]*");

    /** The game's license files, which are copied to the root of the jar, too. */
    private static final Pattern LICENSE =
            Pattern.compile("(licen[sc]e|copying|notice|credits)(\\.(txt|md))?", Pattern.CASE_INSENSITIVE);

    private final GameConfig config;
    private final Map<String, Content> contents = new TreeMap<>();
    private final List<PackedFile> files;
    private final List<ExcludedFile> excluded = new ArrayList<>();

    /** A file of the jar. */
    private record Content(Part part, byte[] bytes) {}

    /** A file of the game that is not packed, and the reason. The path is relative to the game's folder. */
    public record ExcludedFile(String path, String why) {}

    /**
     * A game to pack.
     *
     * @param config settings of its game.lua
     * @param files its files, with those of the further folders of game.lua
     * @param java its jars and class folders
     * @param plugins jars that otherwise are next to the program
     * @param hasPads whether gamepads are read by SDL; without it, only those of Linux can be used
     * @param splash shown while Java starts
     */
    public record Game(
            GameConfig config,
            GameFiles files,
            List<Path> java,
            List<Path> plugins,
            boolean hasPads,
            SplashPicture splash) {}

    /**
     * Builds a release.
     *
     * @throws PackException if a class of the game is invalid or uses a class that is not part of releases
     * @throws kodama.file.GameFileException if a file of the game cannot be read
     */
    public ReleaseJar(Game game) {
        this(game, new FrameworkFiles(ReleaseJar.class.getClassLoader()));
    }

    ReleaseJar(Game game, FrameworkFiles framework) {
        config = game.config();
        addGame(game.files(), new PackExclusions(config.java().places()));
        Map<String, byte[]> classes = BundledJava.of(
                framework,
                Stream.concat(game.java().stream(), game.plugins().stream()).toList());
        classes.forEach((name, content) -> add(Part.CLASSES, name, content));
        if (!game.java().isEmpty()) add(Part.ABOUT, PackedHashes.FILE, PackedHashes.write(hashes(game.java())));
        ReachableClasses.of(framework, classes, game.hasPads()).forEach(this::addClass);
        if (game.hasPads()) framework.padFiles().forEach((name, content) -> add(Part.PADS, name, content));
        framework.files().forEach(this::addFile);
        add(Part.ABOUT, SplashPicture.FILE, game.splash().png());
        addAbout(framework);
        files = contents.entrySet().parallelStream()
                .map(file -> PackedFile.of(
                        file.getKey(), file.getValue().part(), file.getValue().bytes()))
                .sorted(ORDER)
                .toList();
    }

    private void addGame(GameFiles source, PackExclusions exclusions) {
        add(Part.GAME, GAME, new byte[0]); // so that the class loader finds the folder
        for (String path : source.all()) {
            String why = exclusions.exclusionReason(path);
            if (LICENSE.matcher(path).matches()) add(Part.ABOUT, path, source.read(path));
            if (why == null) add(Part.GAME, GAME + path, source.read(path));
            else excluded.add(new ExcludedFile(path, why));
        }
    }

    /** Returns the hashes that the game has in its folder, by which its replays are compared. */
    private static Map<String, Long> hashes(List<Path> java) {
        Map<String, Long> hashes = new TreeMap<>();
        for (Path place : java) InMemoryClasses.of(place).addHashesTo(hashes);
        return Fingerprint.ofJava(hashes);
    }

    private void addClass(String name, byte[] content) {
        byte[] lean = ClassStripper.strip(content);
        if (name.equals(FrameworkFiles.PROGRAM + ".class")) lean[CLASS_VERSION] = JAVA_8;
        boolean isOurs = name.startsWith("kodama/") && !name.startsWith(MOVED);
        add(isOurs ? Part.FRAMEWORK : Part.LIBRARIES, name, lean);
    }

    /** Adds a file of the framework. The decoder for Ogg Vorbis is a jar of its own, as its license requires. */
    private void addFile(String name, byte[] content) {
        if (name.startsWith(JORBIS)) {
            boolean isUsed =
                    contents.keySet().stream().anyMatch(file -> file.startsWith(GAME) && file.endsWith(VORBIS));
            if (isUsed) add(Part.LIBRARIES, name, content);
        } else {
            add(FONT.matcher(name).matches() ? Part.FONTS : Part.FRAMEWORK, name, content);
        }
    }

    private void addAbout(FrameworkFiles framework) {
        add(Part.ABOUT, "META-INF/LICENSE", framework.read("META-INF/LICENSE"));
        String whole = new String(framework.read(NOTICE), StandardCharsets.UTF_8);
        add(Part.ABOUT, NOTICE, NoticeFile.of(whole, contents.keySet()).getBytes(StandardCharsets.UTF_8));
        add(Part.ABOUT, MANIFEST, ReleaseManifest.of(config, framework.version(), contents.keySet()));
    }

    private void add(Part part, String name, byte[] content) {
        contents.putIfAbsent(name, new Content(part, content));
    }

    /** The jar's file name: the game's id and its optional version, such as {@code moths-1.0.jar}. */
    public String name() {
        String version = config.info().version();
        return config.id() + (version.isEmpty() ? "" : "-" + version) + ".jar";
    }

    /** The files of the game that are not packed, sorted by path. */
    public List<ExcludedFile> excludedFiles() {
        return List.copyOf(excluded);
    }

    /**
     * Writes the jar atomically.
     *
     * @param target file to write or replace; its folder is created if it does not exist
     * @param natives systems for which it contains native libraries
     * @return size of the jar, in bytes
     * @throws kodama.file.GameFileException if it cannot be written
     */
    public int write(Path target, NativeFiles natives) {
        byte[] bytes = bytes(natives);
        AtomicFile.writeWithFolder(target, bytes);
        return bytes.length;
    }

    /** Prints the packed files of the game, the size of each part, and the files that are not packed. */
    public void printSummary(PrintWriter out) {
        List<PackedFile> noFolders =
                files.stream().filter(file -> !file.name().endsWith("/")).toList();
        list(noFolders, excluded, bytes(NativeFiles.ALL).length, out);
    }

    byte[] bytes(NativeFiles natives) {
        if (files.size() > ZipWriter.MAX_FILES)
            throw new PackException(
                    "a jar must have at most " + ZipWriter.MAX_FILES + " files but has " + files.size());
        ZipWriter jar = new ZipWriter();
        for (PackedFile file : files) if (natives.includes(file.name())) file.addTo(jar);
        return jar.end();
    }

    /** Number and sizes of the files in a part of the jar. */
    private record Sum(int files, long bytes, long packed) {
        static final Sum NONE = new Sum(0, 0, 0);

        Sum with(PackedFile file) {
            return new Sum(files + 1, bytes + file.size(), packed + file.sizeInJar());
        }
    }

    private static void list(Collection<PackedFile> files, List<ExcludedFile> excluded, int whole, PrintWriter out) {
        out.printf("%12s %12s%n", "bytes", "in the jar");
        for (PackedFile file : files) {
            if (file.part() == Part.GAME) row(file.size(), file.sizeInJar(), file.name(), out);
        }
        out.println();
        Map<Part, Sum> sums = new EnumMap<>(Part.class);
        for (PackedFile file : files) sums.merge(file.part(), Sum.NONE.with(file), (old, one) -> old.with(file));
        sums.forEach((part, sum) -> row(sum.bytes(), sum.packed(), part.words() + ": " + sum.files() + " files", out));
        row(files.stream().mapToLong(PackedFile::size).sum(), whole, "total: " + files.size() + " files", out);
        if (excluded.isEmpty()) return;
        out.println("\nnot packed:");
        for (ExcludedFile file : excluded) out.println("  " + file.path() + "  (" + file.why() + ")");
    }

    private static void row(long bytes, long packed, String what, PrintWriter out) {
        out.printf(ROW, bytes, packed, what);
    }
}
