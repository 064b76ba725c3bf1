package kodama.file;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Read-only access to the files of a game: folders and jars in layers, the first one that has a file wins.
 *
 * <pre>{@code
 * GameFiles files = GameFiles.folder(game).layeredOver(GameFiles.folder(art));
 * byte[] script = files.read("enemies/popcorn.lua");
 * }</pre>
 *
 * <p>Paths are relative and separated by {@code /}; they cannot leave the game, neither by {@code ..} nor by a link,
 * and names that start with a dot are not part of a game. Paths are case-sensitive on every system, so that a game runs
 * on all of them. A path that breaks a rule is a {@link GameFileException}.
 *
 * <p>Any thread may read. Nothing is held open or cached, except by {@link #cached}: each call reads the disk.
 */
public final class GameFiles {
    /** Names no folder: scripts can read the message, and must not see where the game is installed. */
    private static final String MISSING = "no such file in the game";

    private final List<FileSource> sources;

    private GameFiles(List<FileSource> sources) {
        this.sources = List.copyOf(sources);
    }

    /**
     * Returns the files below a folder.
     *
     * @param folder folder of the game
     * @throws GameFileException if the folder does not exist
     */
    public static GameFiles folder(Path folder) {
        return new GameFiles(List.of(new FolderSource(folder)));
    }

    /**
     * Returns the files inside a jar or zip.
     *
     * @param prefix a folder inside it, such as {@code kodama/game/}; empty for the whole jar
     * @return its files; their names are read now
     * @throws GameFileException if the jar does not exist or cannot be read
     */
    public static GameFiles jar(Path jar, String prefix) {
        return new GameFiles(List.of(new JarSource(jar, asPrefix(prefix))));
    }

    /**
     * Returns the files of a folder on the class path: in the program's jar, or in several folders and jars.
     *
     * @param prefix the folder, such as {@code kodama/game/}
     * @return its files; the first place on the class path that has a file wins
     * @throws GameFileException if there is no such folder on the class path
     */
    public static GameFiles classpath(ClassLoader loader, String prefix) {
        if (prefix.isEmpty()) throw new GameFileException("''", "the folder on the class path has no name");
        return new GameFiles(onClassPath(loader, asPrefix(prefix)));
    }

    /** The folders and jars with a folder of this name, in the order of the class path. */
    private static List<FileSource> onClassPath(ClassLoader loader, String prefix) {
        List<FileSource> sources = new ArrayList<>();
        try {
            for (URL url : Collections.list(loader.getResources(prefix))) sources.add(source(url, prefix));
        } catch (IOException | URISyntaxException e) {
            throw new GameFileException(prefix, "cannot be looked up on the class path", e);
        }
        if (sources.isEmpty()) throw new GameFileException(prefix, "no such folder on the class path");
        return sources;
    }

    private static FileSource source(URL url, String prefix) throws IOException, URISyntaxException {
        return switch (url.getProtocol()) {
            case "file" -> new FolderSource(Path.of(url.toURI()));
            case "jar" -> new JarSource(jarOf(url, prefix), prefix);
            default -> throw new GameFileException(url.toString(), "neither in a folder nor in a jar");
        };
    }

    /** The part before {@code !/} and the prefix; the name of the jar may contain the same characters. */
    private static Path jarOf(URL url, String prefix) throws URISyntaxException {
        String jar = url.getPath();
        long names = prefix.chars().filter(letter -> letter == '/').count();
        for (long i = 0; i <= names; i++) jar = jar.substring(0, jar.lastIndexOf('/'));
        return Path.of(new URI(jar.substring(0, jar.length() - "!".length())));
    }

    private static String asPrefix(String prefix) {
        if (prefix.isEmpty()) return "";
        String folder = prefix.endsWith("/") ? prefix.substring(0, prefix.length() - 1) : prefix;
        return GamePath.check(folder) + "/";
    }

    /**
     * Layers these files over others.
     *
     * @param lower the files that are visible where these have none
     * @return both; the originals do not change
     */
    public GameFiles layeredOver(GameFiles lower) {
        List<FileSource> all = new ArrayList<>(sources);
        all.addAll(lower.sources);
        return new GameFiles(all);
    }

    /**
     * Adds a cache, for callers that read the same files repeatedly and need the same content each time.
     *
     * @return these files, each with its content when it is first read
     */
    public GameFiles cached() {
        return new GameFiles(sources.stream().<FileSource>map(CachedSource::new).toList());
    }

    /**
     * Reads a whole file.
     *
     * @param path path of the file, such as {@code gfx/ship.png}
     * @return its content; the caller may change it
     * @throws GameFileException if the file does not exist (the message suggests a name that differs only in upper and
     *     lower case), cannot be read, has more than 256 MiB, or is a text file of more than 16 MiB, or if the path
     *     breaks a rule
     */
    public byte[] read(String path) {
        GamePath.check(path);
        for (FileSource source : sources) {
            byte[] content = source.read(path);
            if (content != null) return content;
        }
        throw new GameFileException(path, whyMissing(path));
    }

    private String whyMissing(String path) {
        for (FileSource source : sources) if (path.equals(source.inOtherCase(path))) return "a folder, not a file";
        return MISSING + caseHint(List.of(path));
    }

    /**
     * Returns the end of an error message about a missing file if another name differs only in upper and lower case.
     *
     * @param paths paths of the missing file
     * @return {@code "; there is 'sounds/SHOT.WAV', but names are case-sensitive"}, or an empty string
     */
    public String caseHint(List<String> paths) {
        for (String path : paths)
            for (FileSource source : sources) {
                String right = source.inOtherCase(path);
                if (right != null) return "; there is '" + right + "', but names are case-sensitive";
            }
        return "";
    }

    /**
     * Returns whether {@link #read} would find a file with exactly this name.
     *
     * @param path path of the file, such as {@code gfx/ship.png}
     * @return false for folders too
     * @throws GameFileException if the path breaks a rule
     */
    public boolean exists(String path) {
        GamePath.check(path);
        for (FileSource source : sources) if (source.exists(path)) return true;
        return false;
    }

    /**
     * Returns the location of a file, for other programs.
     *
     * @param path path of the file, such as {@code enemies/popcorn.lua}
     * @return location of the file that {@link #read} would read; empty if there is none, or it is inside a jar
     * @throws GameFileException if the path breaks a rule
     */
    public Optional<Path> pathOnDisk(String path) {
        GamePath.check(path);
        for (FileSource source : sources) if (source.exists(path)) return Optional.ofNullable(source.pathOnDisk(path));
        return Optional.empty();
    }

    /**
     * Lists the files in all folders. Links to folders are not followed.
     *
     * @return their paths, sorted, without duplicates
     * @throws GameFileException if a folder no longer exists or has more than 50,000 files
     */
    public List<String> all() {
        Set<String> paths = new TreeSet<>();
        for (FileSource source : sources) source.addPathsTo(paths);
        return List.copyOf(paths);
    }

    /**
     * Lists the files with an extension in all folders. Links to folders are not followed.
     *
     * @param extension the extension without the dot, such as {@code png}
     * @return their paths, sorted, without duplicates
     * @throws GameFileException if a folder no longer exists or has more than 50,000 files
     */
    public List<String> list(String extension) {
        return all().stream().filter(path -> path.endsWith("." + extension)).toList();
    }

    /**
     * Lists the files with an extension by their names without it, as games refer to pictures, for example.
     *
     * @param extension the extension without the dot, such as {@code png}
     * @return their paths without dot and extension, sorted as {@link #list} does, without duplicates
     * @throws GameFileException if a folder no longer exists or has more than 50,000 files
     */
    public List<String> names(String extension) {
        return list(extension).stream()
                .map(path -> path.substring(0, path.length() - extension.length() - 1))
                .toList();
    }

    /**
     * Returns the hashes of files in all folders, those that {@link #read} would read.
     *
     * @param accepted returns whether to include a file, by its path
     * @param known hashes of the same files before; updated
     * @return {@link FileHashes#of(byte[])} of each file, by path; a file that cannot be read is omitted
     * @throws GameFileException if a folder no longer exists or has more than 50,000 files
     */
    public Map<String, Long> hashes(Predicate<String> accepted, FileHashes known) {
        Map<String, Long> hashes = new TreeMap<>();
        for (FileSource source : sources) source.addHashesTo(hashes, accepted, known);
        return hashes;
    }

    /**
     * Starts to watch the folders among these files; jars and cached files are taken not to change. Folders are listed
     * only after events of the operating system, or if it has none.
     *
     * @return a watch that reports changes from now on; to be closed
     * @throws GameFileException if a folder no longer exists or has more than 50,000 files
     */
    public FileWatch watch() {
        return FileWatch.of(folders());
    }

    /**
     * Starts to watch the folders among these files.
     *
     * @param events called first by each {@link FileWatch#poll}; returns whether something may have happened
     * @return a watch that reports changes from now on
     * @throws GameFileException if a folder no longer exists or has more than 50,000 files
     */
    public FileWatch watch(BooleanSupplier events) {
        return FileWatch.of(folders(), events);
    }

    private List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        for (FileSource source : sources) if (source instanceof FolderSource folder) folders.add(folder.root());
        return folders;
    }

    /** Returns the folders and jars, the one with the highest priority first. */
    @Override
    public String toString() {
        return sources.stream().map(FileSource::toString).collect(Collectors.joining(", "));
    }
}
