package kodama.pack.system;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kodama.desktop.KodamaIcon;
import kodama.pack.archive.ArchiveEntry.Kind;
import kodama.pack.archive.CompressedContent;
import kodama.pack.archive.Unpacker;
import kodama.pack.archive.ZipWriter;
import kodama.pack.system.Platform.OperatingSystem;
import kodama.script.config.GameInfo;

/** Packs a dummy game, unpacks it into a folder with a difficult name, and starts it. */
final class Packs {
    /** A title with special characters of shells, XML, batch files and desktop entries. */
    static final String TITLE = "Moth & <Lantern>'s \"日本\" 100% $HOME";

    private final Path temp;
    final List<String> notes = new ArrayList<>();

    Packs(Path temp) {
        this.temp = temp;
    }

    GameProgram game() {
        try {
            Path jar = jar(temp.resolve("moth-1.2.jar"), "");
            GameInfo about = new GameInfo("1.2-beta", "Ann & Bob", "MIT", "Moths, at night.");
            return new GameProgram(ProgramKind.GAME, "moth", TITLE, about, jar, KodamaIcon.picture());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Writes a jar with a picture; {@code manifest} are further lines of its manifest. */
    static Path jar(Path file, String manifest) throws IOException {
        ZipWriter zip = new ZipWriter();
        String lines = "Manifest-Version: 1.0\r\n" + manifest + "\r\n";
        zip.add("META-INF/MANIFEST.MF", Kind.FILE, CompressedContent.of(lines.getBytes(StandardCharsets.UTF_8)));
        zip.add("moth.png", Kind.FILE, CompressedContent.of("a picture".getBytes(StandardCharsets.UTF_8)));
        return Files.write(file, zip.end());
    }

    SystemPacker packer() {
        return new SystemPacker(game(), notes::add);
    }

    Path jdk(String system, String processor, String version) throws IOException {
        return FakeJdk.at(temp.resolve("jdk " + version), system, processor, version);
    }

    /** Packs the game with a JDK of this kind. */
    SystemPackFile pack(String system, String processor, String version) throws IOException {
        try (Jdk jdk = Jdk.open(jdk(system, processor, version))) {
            return packer().pack(jdk, temp);
        }
    }

    /** Packs the game without a JDK. */
    SystemPackFile pack(OperatingSystem system) {
        return packer().pack(system, temp);
    }

    Path unpacked(SystemPackFile pack) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("a place é 日本")).toRealPath();
        Unpacker.unpack(pack.file(), folder, path -> true);
        return folder;
    }

    /** Runs a program in another folder with only this environment. Returns its output and exit code. */
    static List<String> run(Map<String, String> environment, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.directory(Path.of("/").toFile());
        builder.environment().clear();
        builder.environment().put("HOME", "/no:place"); // where nothing is kept
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        List<String> lines = new ArrayList<>(printed.lines().toList());
        lines.add("exit " + process.onExit().join().exitValue());
        return lines;
    }
}
