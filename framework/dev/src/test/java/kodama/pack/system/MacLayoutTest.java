package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import kodama.pack.system.Platform.OperatingSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Checks everything in a macOS bundle that does not require macOS. */
class MacLayoutTest {
    private static final String BUNDLE = "Moth & Lantern's 日本 100% $HOME.app/Contents";

    @TempDir
    private Path temp;

    private Packs packs;

    @BeforeEach
    void makePacks() {
        packs = new Packs(temp);
    }

    /** The keys of the bundle's property list, with the text of each value. */
    private static Map<String, String> plist(Path bundle) throws Exception {
        DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        builder.setEntityResolver((publicId, systemId) -> new InputSource(new StringReader("")));
        NodeList keys = builder.parse(bundle.resolve("Info.plist").toFile()).getElementsByTagName("key");
        Map<String, String> entries = new HashMap<>();
        for (int i = 0; i < keys.getLength(); i++) entries.put(keys.item(i).getTextContent(), value(keys.item(i)));
        return entries;
    }

    private static String value(Node key) {
        Node next = key.getNextSibling();
        while (!(next instanceof Element value)) next = next.getNextSibling();
        String text = value.getTextContent().strip().replaceAll("\\s+", " ");
        return text.isEmpty() ? value.getTagName() : text;
    }

    @Test
    void theBundleDescribesTheGame() throws Exception {
        Path bundle = packs.unpacked(packs.pack("Darwin", "arm64", "25")).resolve(BUNDLE);
        Map<String, String> plist = plist(bundle);
        assertEquals(Packs.TITLE, plist.get("CFBundleName"));
        assertEquals("kodama.game.moth", plist.get("CFBundleIdentifier"));
        assertEquals("1.2", plist.get("CFBundleVersion"));
        assertEquals("Ann & Bob, MIT", plist.get("NSHumanReadableCopyright"));
        assertEquals("false", plist.get("ApplePressAndHoldEnabled"));
        assertEquals("true", plist.get("NSHighResolutionCapable"));
        assertEquals("arm64", plist.get("LSArchitecturePriority"));
        assertTrue(Files.isExecutable(bundle.resolve("MacOS").resolve(plist.get("CFBundleExecutable"))));
        assertTrue(Files.exists(bundle.resolve("Resources").resolve(plist.get("CFBundleIconFile"))));
        assertEquals("APPL????", Files.readString(bundle.resolve("PkgInfo")));
        assertTrue(Files.isExecutable(bundle.resolve("runtime/Contents/Home/bin/java")));
    }

    @Test
    void withoutJavaTheBundleIsForBothProcessors() throws Exception {
        SystemPackFile pack = packs.pack(OperatingSystem.MACOS);
        assertEquals("moth-1.2-beta-macos.zip", pack.file().getFileName().toString());
        assertEquals("arm64 x86_64", plist(packs.unpacked(pack).resolve(BUNDLE)).get("LSArchitecturePriority"));
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "a shell script is run")
    void theLauncherFindsJarIconAndJava() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Path bundle = packs.unpacked(packs.pack("macOS", "x86_64", "17")).resolve(BUNDLE);
        Path here = bundle.resolve("MacOS");
        List<String> output =
                Packs.run(Map.of(), "/bin/sh", here.resolve("moth").toString(), "--help");
        assertEquals(
                List.of(
                        "-Xdock:name=" + Packs.TITLE,
                        "-Xdock:icon=" + here + "/../Resources/moth.icns",
                        "-jar",
                        here + "/../app/moth.jar",
                        "--help",
                        "exit 0"),
                output.subList(output.size() - 6, output.size()));
        assertEquals(
                List.of("exit 0"),
                Packs.run(Map.of(), "/bin/sh", "-n", here.resolve("moth").toString()));
    }
}
