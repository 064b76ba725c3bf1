package kodama.dap;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import kodama.data.JsonWriter;

/**
 * A VS Code extension without code, which declares how to start this debugger and the settings of its configurations.
 *
 * @see <a href="https://code.visualstudio.com/api/references/contribution-points#contributes.debuggers">contributes</a>
 */
public final class VsCodeExtension {
    private static final String TYPE = "kodama";
    private static final String PROGRAM = "${workspaceFolder}";

    /** The oldest VS Code version that supports all of this. */
    private static final String ENGINE = "^1.70.0";

    private static final String TYPES = """
            <?xml version="1.0" encoding="utf-8"?>
            <Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
              <Default Extension=".json" ContentType="application/json"/>
              <Default Extension=".vsixmanifest" ContentType="text/xml"/>
            </Types>
            """;

    private static final String MANIFEST = """
            <?xml version="1.0" encoding="utf-8"?>
            <PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
              <Metadata>
                <Identity Language="en-US" Id="kodama-debug" Version="@version@" Publisher="kodama"/>
                <DisplayName>Kodama Debugger</DisplayName>
                <Description xml:space="preserve">Debugs games made with Kodama.</Description>
                <Categories>Debuggers</Categories>
                <Properties>
                  <Property Id="Microsoft.VisualStudio.Code.Engine" Value="@engine@"/>
                </Properties>
              </Metadata>
              <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
              <Dependencies/>
              <Assets>
                <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
              </Assets>
            </PackageManifest>
            """;

    private final List<String> command;
    private final String version;

    /**
     * Creates an extension.
     *
     * @param command starts the debugger: the program, then its arguments
     * @param version the extension's version; used only if it looks like {@code 0.1.0}
     */
    public VsCodeExtension(List<String> command, String version) {
        this.command = List.copyOf(command);
        String numbers = version.replaceFirst("-.*", "");
        this.version = numbers.matches("\\d+\\.\\d+\\.\\d+") ? numbers : "0.0.1";
    }

    /** The {@code .vsix} file that VS Code installs; always the same bytes. */
    public byte[] vsix() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            add(zip, "[Content_Types].xml", TYPES);
            add(
                    zip,
                    "extension.vsixmanifest",
                    MANIFEST.replace("@version@", version).replace("@engine@", ENGINE));
            add(zip, "extension/package.json", JsonWriter.write(described()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void add(ZipOutputStream zip, String name, String content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        entry.setTime(0);
        zip.putNextEntry(entry);
        zip.write(content.getBytes(StandardCharsets.UTF_8));
        zip.closeEntry();
    }

    private Map<String, Object> described() {
        return Map.of(
                "name",
                "kodama-debug",
                "displayName",
                "Kodama Debugger",
                "description",
                "Debugs games made with Kodama.",
                "publisher",
                "kodama",
                "version",
                version,
                "engines",
                Map.of("vscode", ENGINE),
                "categories",
                List.of("Debuggers"),
                "contributes",
                Map.of("breakpoints", List.of(Map.of("language", "lua")), "debuggers", List.of(debugger())));
    }

    private Map<String, Object> debugger() {
        Map<String, Object> configuration =
                Map.of("type", TYPE, "request", "launch", "name", "Debug this game", "program", PROGRAM);
        return Map.of(
                "type", TYPE,
                "label", "Kodama",
                "languages", List.of("lua"),
                "runtime", command.get(0),
                "runtimeArgs", command.subList(1, command.size()),
                "configurationAttributes", Map.of("launch", Map.of("properties", properties())),
                "initialConfigurations", List.of(configuration));
    }

    private static Map<String, Object> properties() {
        return Map.of(
                "program", property("string", "The game's folder.", PROGRAM),
                "scene", property("string", "The first scene (default: the game's own).", ""),
                "args", property("array", "Further options of kodama dev, such as [\"--seed\", \"7\"].", List.of()),
                "stopOnEntry", property("boolean", "Whether to stop at the first line of Lua.", false),
                "headless", property("boolean", "Whether to play without a window.", false));
    }

    private static Map<String, Object> property(String type, String description, Object otherwise) {
        return Map.of("type", type, "description", description, "default", otherwise);
    }
}
