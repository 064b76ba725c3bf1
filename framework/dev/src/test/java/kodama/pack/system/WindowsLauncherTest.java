package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.StringReader;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kodama.file.BundledFiles;
import kodama.pack.exe.ExeReader;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher is the program that its source makes, and has the icon, version and settings of the game. */
class WindowsLauncherTest {
    private static final Path SOURCE = Path.of("src/main/launcher/windows");
    private static final String COMPILER = "x86_64-w64-mingw32-gcc";
    private static final String LINKER = "x86_64-w64-mingw32-ld";

    @TempDir
    private Path temp;

    private Packs packs;

    @BeforeEach
    void makePacks() {
        packs = new Packs(temp);
    }

    private static ExeReader read(GameProgram game) throws IOException {
        return new ExeReader(WindowsLauncher.of(game, null).bytes());
    }

    private GameProgram titled(String title) {
        GameProgram game = packs.game();
        return new GameProgram(game.kind(), game.id(), title, game.about(), game.jar(), game.icon());
    }

    private static List<String> settings(ExeReader exe) {
        return exe.text("10/1").lines().toList();
    }

    @Test
    void theSameGameGivesTheSameBytes() throws IOException {
        assertArrayEquals(
                WindowsLauncher.of(packs.game(), null).bytes(),
                WindowsLauncher.of(packs.game(), null).bytes());
    }

    @Test
    void propertiesOfTheFileAreThoseOfTheGame() throws IOException {
        ExeReader exe = read(packs.game());
        assertEquals("1.2.0.0", exe.version());
        Map<String, String> texts = exe.versionTexts();
        assertEquals(Packs.TITLE, texts.get("FileDescription"));
        assertEquals(Packs.TITLE, texts.get("ProductName"));
        assertEquals("1.2-beta", texts.get("ProductVersion"));
        assertEquals("Ann & Bob", texts.get("CompanyName"));
        assertEquals("Ann & Bob, MIT", texts.get("LegalCopyright"));
        assertEquals("Moth & Lantern's 日本 100% $HOME.exe", texts.get("OriginalFilename"));
    }

    @Test
    void theIconHasAllSizes() throws IOException {
        ExeReader exe = read(packs.game());
        byte[] ico = packs.game().icons().ico();
        ByteBuffer group = ByteBuffer.wrap(exe.resources().get("14/1")).order(ByteOrder.LITTLE_ENDIAN);
        List<Integer> sides = new ArrayList<>();
        assertEquals(7, group.getShort(4));
        for (int entry = 6; entry < group.capacity(); entry += 14) {
            sides.add(group.get(entry) & 0xFF);
            byte[] picture = exe.resources().get("3/" + group.getShort(entry + 12));
            assertEquals(picture.length, group.getInt(entry + 8));
            assertTrue(contains(ico, picture));
        }
        assertEquals(List.of(16, 24, 32, 48, 64, 128, 0), sides); // 0 is 256
    }

    private static boolean contains(byte[] all, byte[] part) {
        String letters = new String(all, StandardCharsets.ISO_8859_1);
        return letters.contains(new String(part, StandardCharsets.ISO_8859_1));
    }

    @Test
    void theManifestSetsCodePageAndScaling() throws IOException {
        String manifest = read(packs.game()).text("24/1");
        for (String setting : List.of(
                ">UTF-8</activeCodePage>",
                ">PerMonitorV2, PerMonitor</dpiAwareness>",
                ">true</longPathAware>",
                "level=\"asInvoker\"")) assertTrue(manifest.contains(setting), setting);
    }

    @Test
    void settingsDescribeThePack() throws IOException {
        List<String> settings = settings(read(packs.game()));
        assertTrue(settings.contains("title=" + Packs.TITLE));
        assertTrue(settings.contains("jar=app\\moth.jar"));
        assertTrue(settings.contains("main=kodama/cli/Launcher"));
        assertTrue(settings.contains("java=17.0.5"));
        assertTrue(settings.contains("runtime="));
        assertTrue(settings.contains("vm=-XX:+UseSerialGC"));
        assertTrue(settings.contains("cache=%LOCALAPPDATA%\\kodama\\moth\\cache"));
        assertTrue(settings.contains("console="));
        assertTrue(
                String.join("\n", settings).contains("text.missing=This game needs Java 17.0.5 or newer"),
                settings::toString);
        for (String line : settings) assertTrue(line.matches("[a-z0-9.]+=.*"), line);
    }

    @Test
    void aTitleCannotBeASetting() throws IOException {
        List<String> settings = settings(read(titled("A\njar=other.jar\r\nB")));
        assertTrue(settings.contains("title=A jar=other.jar  B"));
        assertFalse(settings.contains("jar=other.jar"));
    }

    @Test
    void oddTitlesMakeValidPrograms() throws IOException {
        Map<String, String> names = new TreeMap<>(Map.of(
                "弾幕",
                "弾幕.exe",
                "A/B: \"C\" <D>|?*\\",
                "AB C D.exe",
                "CON",
                "moth.exe",
                "nul.txt",
                "moth.exe",
                "Lpt1 .. ",
                "moth.exe",
                "Console",
                "Console.exe",
                "...",
                "moth.exe",
                "\"\"",
                "moth.exe",
                "x".repeat(200),
                "x".repeat(120) + ".exe",
                "日".repeat(200),
                "日".repeat(40) + ".exe"));
        names.forEach((title, name) -> assertEquals(name, WindowsLauncher.fileName(titled(title))));
        for (String title : names.keySet())
            assertEquals(title, read(titled(title)).versionTexts().get("FileDescription"));
    }

    @Test
    void theSplashScreenOfTheJarIsIncluded() throws IOException {
        assertFalse(read(packs.game()).resources().containsKey("10/2"));
        GameProgram game = packs.game();
        Path jar = Packs.jar(temp.resolve("splash.jar"), "SplashScreen-Image: moth.png\r\n");
        ExeReader exe = read(new GameProgram(game.kind(), game.id(), game.title(), game.about(), jar, game.icon()));
        assertEquals("a picture", exe.text("10/2"));
    }

    /** The launcher looks up each text by its name; a missing one would be shown as the name. */
    @Test
    void eachMessageOfTheSourceHasAText() throws IOException {
        List<String> settings = settings(read(packs.game()));
        Pattern use = Pattern.compile(
                "(?:phrase|show_error|show_failure|show_logged_error)\\(\"([a-z]+)\"|[?:] \"([a-z]+)\"");
        int found = 0;
        for (Path file : sources()) {
            Matcher names = use.matcher(Files.readString(file));
            for (; names.find(); found++) {
                String name = names.group(1) == null ? names.group(2) : names.group(1);
                for (String key : List.of("text." + name + "=", "text.ja." + name + "="))
                    assertTrue(settings.stream().anyMatch(line -> line.startsWith(key)), key);
            }
        }
        assertTrue(found >= 9, "uses: " + found);
    }

    /** Whether Wine shows the game is tested with Wine. */
    @Test
    void itFindsOutWhetherItRunsUnderWine() {
        String program = new String(program(), StandardCharsets.ISO_8859_1);
        assertTrue(program.contains("wine_get_version"));
        assertTrue(program.contains(
                new String("-Dsun.java2d.d3d=false".getBytes(StandardCharsets.UTF_16LE), StandardCharsets.ISO_8859_1)));
    }

    /** What each shows is tested with Wine. */
    @Test
    void itChecksThePathAndTheFilesOfJava() {
        for (String file : List.of("bin\\splashscreen.dll", "lib\\modules"))
            assertTrue(
                    new String(program(), StandardCharsets.ISO_8859_1)
                            .contains(
                                    new String(file.getBytes(StandardCharsets.UTF_16LE), StandardCharsets.ISO_8859_1)),
                    file);
    }

    private static byte[] program() {
        return BundledFiles.read(WindowsLauncher.class, WindowsLauncher.PROGRAM);
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.list(SOURCE)) {
            return files.filter(file -> file.toString().endsWith(".c")).toList();
        }
    }

    private static Properties built() throws IOException {
        Properties built = new Properties();
        built.load(new StringReader(Files.readString(SOURCE.resolve("launcher.properties"))));
        return built;
    }

    private static String sha256(byte[] bytes) throws NoSuchAlgorithmException {
        return "%064x"
                .formatted(
                        new BigInteger(1, MessageDigest.getInstance("SHA-256").digest(bytes)));
    }

    @Test
    void theProgramHasTheNamedChecksum() throws Exception {
        assertEquals(built().getProperty("sha256"), sha256(program()), "run build.sh and update launcher.properties");
    }

    /** With other versions of the compiler the source must compile, but the bytes may differ. */
    @Test
    void theSourceMakesTheProgram() throws Exception {
        String compiler = version(COMPILER);
        assumeTrue(!compiler.isEmpty(), COMPILER + " is not installed");
        Path made = temp.resolve("made.exe");
        List<String> printed =
                Packs.run(System.getenv(), "sh", SOURCE.resolve("build.sh").toAbsolutePath() + "", made + "");
        assertEquals(List.of("exit 0"), printed);
        boolean isSame = compiler.equals(built().getProperty("compiler"))
                && version(LINKER).equals(built().getProperty("linker"));
        if (isSame) assertEquals(built().getProperty("sha256"), sha256(Files.readAllBytes(made)));
    }

    private static String version(String program) {
        try {
            return Packs.run(System.getenv(), program, "--version").get(0);
        } catch (IOException notInstalled) {
            return "";
        }
    }
}
