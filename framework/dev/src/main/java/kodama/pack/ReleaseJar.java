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
import kodama.pack.PackedFile.Part;
import kodama.pack.archive.ZipWriter;
import kodama.script.config.GameConfig;

/**
 * A game as one runnable jar: {@code java -jar} plays it, and it needs nothing besides Java 17 or newer.
 *
 * <p>In it are of the framework what can be reached from the program that plays packed games, the game's files and
 * classes, and the licenses of all that. The same game makes the same bytes, whenever, wherever and by whichever Java
 * it is packed. No class of the game is loaded by that.
 */
public final class ReleaseJar {
    private static final String ROW = "%,12d %,12d  %s%n";
    /** Where the game's files lie. */
    private static final String GAME = "kodama/game/";

    /** Where Kodama's jar keeps libraries of which a game may have another version. */
    private static final String MOVED = "kodama/shaded/";

    /** The number of {@code Launcher}'s class file by which Java tells whether it can read it. */
    private static final int CLASS_VERSION = 7;

    private static final int JAVA_8 = 52;

    private static final String MANIFEST = "META-INF/MANIFEST.MF";
    /** By name, but for the manifest, which Java wants first. */
    private static final Comparator<PackedFile> ORDER = Comparator.comparing(
                    (PackedFile file) -> !file.name().equals(MANIFEST))
            .thenComparing(PackedFile::name);

    private static final String NOTICE = "META-INF/NOTICE";
    private static final Pattern FONT = Pattern.compile("kodama/draw/(font|latin|misaki|mplus12)[^/]*");

    /** The game's own, which lies at the top of the jar, too. */
    private static final Pattern LICENSE =
            Pattern.compile("(licen[sc]e|copying|notice|credits)(\\.(txt|md))?", Pattern.CASE_INSENSITIVE);

    private final GameConfig config;
    private final Map<String, Content> contents = new TreeMap<>();
    private final List<PackedFile> files;
    private final List<ExcludedFile> leftOut = new ArrayList<>();

    /** A file that goes in. */
    private record Content(Part part, byte[] bytes) {}

    /** A file of a game that stays in the workshop, and why; the path is relative to the game's folder. */
    public record ExcludedFile(String path, String why) {}

    /**
     * What a game is packed from.
     *
     * @param config what its game.lua says
     * @param files its files, with the further folders of game.lua
     * @param java its jars and class folders
     * @param plugins further jars, of those that otherwise lie beside the program
     */
    public record Game(GameConfig config, GameFiles files, List<Path> java, List<Path> plugins) {}

    /**
     * Puts a release together.
     *
     * @param game the game
     * @throws PackException if a class of the game is none, or names what no release has
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
        ReachableClasses.of(framework, classes).forEach(this::addClass);
        framework
                .files()
                .forEach((name, content) ->
                        add(FONT.matcher(name).matches() ? Part.FONTS : Part.FRAMEWORK, name, content));
        addAbout(framework);
        files = contents.entrySet().parallelStream()
                .map(file -> PackedFile.of(
                        file.getKey(), file.getValue().part(), file.getValue().bytes()))
                .sorted(ORDER)
                .toList();
    }

    private void addGame(GameFiles source, PackExclusions workshop) {
        add(Part.GAME, GAME, new byte[0]); // the class path finds a folder by this
        for (String path : source.all()) {
            String why = workshop.exclusionReason(path);
            if (LICENSE.matcher(path).matches()) add(Part.ABOUT, path, source.read(path));
            if (why == null) add(Part.GAME, GAME + path, source.read(path));
            else leftOut.add(new ExcludedFile(path, why));
        }
    }

    private void addClass(String name, byte[] content) {
        byte[] lean = ClassStripper.strip(content);
        if (name.equals(FrameworkFiles.PROGRAM + ".class")) lean[CLASS_VERSION] = JAVA_8;
        boolean isOurs = name.startsWith("kodama/") && !name.startsWith(MOVED);
        add(isOurs ? Part.FRAMEWORK : Part.LIBRARIES, name, lean);
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

    /** The jar's file name: the game's id, and its version if it has one, as {@code moths-1.0.jar}. */
    public String name() {
        String version = config.info().version();
        return config.id() + (version.isEmpty() ? "" : "-" + version) + ".jar";
    }

    /** The files of the game that are not in the jar, in the order of their paths. */
    public List<ExcludedFile> excludedFiles() {
        return List.copyOf(leftOut);
    }

    /**
     * Writes the jar as a whole, or not at all.
     *
     * @param target where to; its folder is made if need be, and a jar that is there is replaced
     * @return how large it is; in bytes
     * @throws kodama.file.GameFileException if it cannot be written
     */
    public int write(Path target) {
        byte[] bytes = bytes();
        AtomicFile.writeWithFolder(target, bytes);
        return bytes.length;
    }

    /** Prints what goes in: the game's files, the sum of each part, and what stays in the workshop. */
    public void printSummary(PrintWriter out) {
        list(files, leftOut, bytes().length, out);
    }

    byte[] bytes() {
        if (files.size() > ZipWriter.MAX_FILES)
            throw new PackException(
                    "a jar must have at most " + ZipWriter.MAX_FILES + " files but has " + files.size());
        ZipWriter jar = new ZipWriter();
        for (PackedFile file : files) file.addTo(jar);
        return jar.end();
    }

    /** Files and bytes of a part of the jar. */
    private record Sum(int files, long bytes, long packed) {
        static final Sum NONE = new Sum(0, 0, 0);

        Sum with(PackedFile file) {
            return new Sum(files + 1, bytes + file.size(), packed + file.sizeInJar());
        }
    }

    private static void list(Collection<PackedFile> files, List<ExcludedFile> leftOut, int whole, PrintWriter out) {
        out.printf("%12s %12s%n", "bytes", "in the jar");
        for (PackedFile file : files) {
            if (file.part() == Part.GAME && file.size() > 0) row(file.size(), file.sizeInJar(), file.name(), out);
        }
        out.println();
        Map<Part, Sum> sums = new EnumMap<>(Part.class);
        for (PackedFile file : files) sums.merge(file.part(), Sum.NONE.with(file), (old, one) -> old.with(file));
        sums.forEach((part, sum) -> row(sum.bytes(), sum.packed(), part.words() + ": " + sum.files() + " files", out));
        row(files.stream().mapToLong(PackedFile::size).sum(), whole, "the jar: " + files.size() + " files", out);
        if (leftOut.isEmpty()) return;
        out.println("\nstays here:");
        for (ExcludedFile file : leftOut) out.println("  " + file.path() + "  (" + file.why() + ")");
    }

    private static void row(long bytes, long packed, String what, PrintWriter out) {
        out.printf(ROW, bytes, packed, what);
    }
}
