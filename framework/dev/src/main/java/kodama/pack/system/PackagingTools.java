package kodama.pack.system;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kodama.file.GameFileException;

/** Finds jpackage and the programs that it uses to build installers. */
public final class PackagingTools {
    private final Path java;
    private final List<Path> places;

    PackagingTools(Path java, List<Path> places) {
        this.java = java;
        this.places = places;
    }

    /** Searches the running JDK and the PATH. */
    public static PackagingTools ofThisMachine() {
        String path = System.getenv().getOrDefault("PATH", "");
        List<Path> places = Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(path)
                .filter(Predicate.not(String::isBlank))
                .flatMap(PackagingTools::place)
                .toList();
        return new PackagingTools(Path.of(System.getProperty("java.home")), places);
    }

    private static Stream<Path> place(String name) {
        try {
            return Stream.of(Path.of(name));
        } catch (InvalidPathException noPlace) {
            return Stream.of();
        }
    }

    /** The jpackage of the running JDK. */
    Path jpackage() {
        Path jpackage = program(java.resolve("bin"), "jpackage");
        if (Files.isExecutable(jpackage)) return jpackage;
        throw new GameFileException(
                "jpackage", "is not in the Java that runs Kodama (" + java + "); run Kodama with a JDK, not a JRE");
    }

    boolean has(String name) {
        return places.stream().anyMatch(place -> Files.isExecutable(program(place, name)));
    }

    private static Path program(Path folder, String name) {
        Path plain = folder.resolve(name);
        return Files.exists(plain) ? plain : folder.resolve(name + ".exe");
    }
}
