package kodama.check;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import kodama.check.game.Finding;
import kodama.file.GameFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Findings in maps of Tiled and in calls that name maps, layers and classes. */
class MapCheckTest {
    private static final String MAP = """
            <map orientation="orthogonal" width="1" height="1" tilewidth="16" tileheight="16">
             <layer name="ground" width="1" height="1"><data encoding="csv">0</data></layer>
             <objectgroup name="things"><object id="7" type="bat" x="1" y="2"/></objectgroup>
            </map>
            """;

    @TempDir
    private Path temp;

    @BeforeEach
    void makeGame() throws IOException {
        write("game.lua", "return { title = 'Maps', id = 'maps' }\n");
        write("maps/cave.tmx", MAP);
    }

    private void write(String path, String content) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private String found(String script) throws IOException {
        write(
                "scenes/main.lua",
                "local level = map.load 'maps/cave'\nreturn function() level:draw()\n" + script + "\nend\n");
        List<Finding> all = Checker.check(GameFiles.folder(temp));
        return all.stream().map(Finding::toString).collect(Collectors.joining("\n"));
    }

    @Test
    void layersAndMapsThatExistAreFine() throws IOException {
        assertEquals("", found("level:spawn 'ground' level:draw('things')"));
        assertEquals("", found("map.from_rows({ '#' }):tile('rows', 0, 0)"));
    }

    @Test
    void anUnknownLayerIsReported() throws IOException {
        assertEquals(
                "scenes/main.lua:3:13: warning: there is no layer 'groun' (did you mean 'ground'?) [unknown-word]",
                found("level:spawn 'groun'"));
    }

    @Test
    void anUnknownMapIsReported() throws IOException {
        assertEquals(
                "scenes/main.lua:3:10: error: there is no map 'maps/cav': maps/cav.tmx is missing (did you mean"
                        + " 'maps/cave'?) [missing-file]",
                found("map.load 'maps/cav'"));
    }

    @Test
    void theExtensionIsNotPartOfTheName() throws IOException {
        assertEquals(
                "scenes/main.lua:3:10: error: there is no map 'maps/cave.tmx': write it without its ending, 'maps/cave'"
                        + " [missing-file]",
                found("map.load 'maps/cave.tmx'"));
    }

    @Test
    void aTileThatItsTilesetDoesNotHaveIsReported() throws IOException {
        write(
                "maps/cave.tmx",
                MAP.replace(">0<", ">6<")
                        .replace("<layer", "<tileset firstgid='1' name='set' tilecount='5'/><layer")
                        .replace("name=\"ground\"", "name=\"a&#10;b\""));
        assertEquals(
                "maps/cave.tmx:1:1: warning: layer \"a\\nb\": the tile in column 0, row 0 is missing: tileset \"set\""
                        + " has no tile 5 [map-tile]",
                found(""));
    }

    @Test
    void aPropertyThatIsNearlyOneOfGroundIsReported() throws IOException {
        String properties = "<properties><property name='%s' type='bool' value='true'/></properties>";
        write(
                "maps/set.tsx",
                "<tileset name='set' tilecount='5'><tile id='3'>" + properties.formatted("Solid")
                        + "</tile><tile id='4'>"
                        + properties.formatted("oneWay") + "</tile><tile id='2'>" + properties.formatted("solidity")
                        + "</tile></tileset>");
        String map = MAP.replace("<layer", "<tileset firstgid='1' source='set.tsx'/><layer");
        write("maps/cave.tmx", map.replace("<data", properties.formatted("SOLID") + "<data"));
        write("maps/other.tmx", map);
        assertEquals("""
                maps/cave.tmx:1:1: warning: property "SOLID" of layer "ground" is not "solid" [map-tile]
                maps/set.tsx:1:1: warning: property "Solid" of tile 3 is not "solid" [map-tile]
                maps/set.tsx:1:1: warning: property "oneWay" of tile 4 is not "one_way" [map-tile]""", found(""));
    }

    @Test
    void aMapThatCannotBeReadIsReportedWithItsPlace() throws IOException {
        write("maps/cave.tmx", MAP.replace(">0<", ">zero<"));
        assertEquals(
                "maps/cave.tmx:1:1: error: layer \"ground\": tile 0 must be a number but has 'z' [map]", found(""));
    }

    @Test
    void aMissingPictureIsReported() throws IOException {
        write(
                "maps/cave.tmx",
                MAP.replace(">0<", ">1<")
                        .replace(
                                " <layer",
                                "<tileset firstgid='1' name='rock' tilewidth='16' tileheight='16' tilecount='1' columns='1'>"
                                        + "<image source='rock.png' width='16' height='16'/></tileset> <layer"));
        assertEquals(
                "maps/cave.tmx:1:1: error: tileset \"rock\": there is no picture \"maps/rock.png\" [map]", found(""));
    }

    @Test
    void anObjectWhoseClassHasNoScriptIsReported() throws IOException {
        String finding = "maps/cave.tmx:1:1: error: layer \"things\": object 7: there is no script for the class 'bat':"
                + " bat.lua is missing, and no table has a field 'bat' [map]";
        assertEquals(finding, found("level:spawn_objects 'things'"));
        assertEquals("", found("level:spawn_objects('things', { bat = false })"));
        assertEquals("", found("level:objects 'things'"));
        write("bat.lua", "return function() end\n");
        assertEquals("", found("level:spawn_objects 'things'"));
    }
}
