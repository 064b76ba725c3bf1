package kodama.map.draw;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
import kodama.Seed;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.map.MapException;
import kodama.map.TiledMap;
import kodama.map.TiledReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A damaged or hostile map is refused with a sentence, or read and drawn, nothing else. Each build tries a few hundred
 * files; {@code -Dmutations=100000} sets the number.
 */
class MapMutationTest {
    private static final int MUTATIONS = Integer.getInteger("mutations", 500);

    private static final List<String> VALUES = List.of(
            "-1",
            "0",
            "1e9",
            "99999999999",
            "0.5",
            "null",
            "\"x\"",
            "[]",
            "{}",
            "16384",
            "1000000",
            "4294967295",
            "NaN");

    private final Map<String, byte[]> files = new HashMap<>();
    private final Image picture = new Image("s", 16, 8, new int[128]);
    private final FrameBuffer frame = new FrameBuffer(32, 32);

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static String zlib(int... tiles) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream out = new DeflaterOutputStream(bytes)) {
            for (int each : tiles) for (int shift = 0; shift < 32; shift += 8) out.write(each >>> shift);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    private void makeFiles() throws IOException {
        files.put("a.tmx", utf8("""
                <map orientation='isometric' width='3' height='2' tilewidth='8' tileheight='4' renderorder='left-up'>
                <tileset firstgid='1' name='s' tilewidth='8' tileheight='8' columns='2' tilecount='2'>
                <tileoffset x='1' y='-2'/><image source='s.png' width='16' height='8'/><tile id='1' type='lava'>
                <properties><property name='hot' type='bool' value='true'/></properties><objectgroup>
                <object id='1' x='0' y='0'><polygon points='0,0 8,8 0,8'/></object></objectgroup>
                <animation><frame tileid='1' duration='100'/><frame tileid='0' duration='50'/></animation></tile>
                </tileset><group name='g' opacity='.5' offsetx='2' parallaxx='.5' tintcolor='#80ff0000'>
                <layer name='ground' width='3' height='2'><data encoding='csv'>1,2,0,
                2147483649,1073741826,3</data></layer>
                <objectgroup name='o' draworder='index'><object id='4' name='x' gid='536870914' x='5' y='6' width='16'
                height='3' rotation='30'/><object id='5' template='t.tx' x='1' y='1'/></objectgroup>
                <imagelayer name='sky' repeatx='1'><image source='s.png' trans='ff00ff'/></imagelayer></group></map>
                """));
        files.put("t.tx", utf8("""
                <template><tileset firstgid='1' source='u.tsx'/><object name='bat' type='bat' gid='2' width='8' height='8'>
                <properties><property name='n' type='class'><properties><property name='m' type='int' value='3'/>
                </properties></property></properties></object></template>
                """));
        files.put("u.tsx", utf8("""
                <tileset name='u' tilewidth='8' tileheight='8' tilecount='3' columns='0' objectalignment='center'
                tilerendersize='grid' fillmode='preserve-aspect-fit'><tile id='0'><image source='s.png' width='16'
                height='8'/></tile><tile id='1' x='4' y='2' width='5' height='6'><image source='s.png'/></tile></tileset>
                """));
        files.put(
                "b.tmx",
                utf8("<!DOCTYPE map SYSTEM 'map.dtd'><map orientation='hexagonal' width='3' height='2' "
                        + "tilewidth='8' tileheight='8' hexsidelength='4' staggeraxis='x' staggerindex='even' infinite='1'>"
                        + "<tileset firstgid='1' source='u.tsx'/><layer name='a' width='3' height='2'><data encoding='base64' "
                        + "compression='zlib'><chunk x='-16' y='0' width='2' height='2'>"
                        + zlib(1, 2, 0x2000_0001, 0x9000_0002) + "</chunk><chunk x='0' y='0' width='1' height='2'>"
                        + zlib(2, 0) + "</chunk></data></layer></map>"));
        files.put("c.tmj", utf8("""
                {"type":"map","orientation":"staggered","width":2,"height":2,"tilewidth":8,"tileheight":8,
                "staggeraxis":"y","staggerindex":"odd","layers":[{"type":"tilelayer","name":"ground","width":2,
                "height":2,"data":[1,0,2684354562,2],"visible":true,"opacity":0.5},{"type":"objectgroup","name":"o",
                "objects":[{"id":4,"type":"bat","x":1.5,"y":2,"polygon":[{"x":0,"y":1},{"x":2,"y":3}],
                "properties":[{"name":"c","type":"class","value":{"n":7}},{"name":"l","type":"list","value":
                [{"type":"int","value":3}]}]},{"id":5,"template":"t.tx","x":3,"y":4}]},{"type":"imagelayer",
                "name":"sky","image":"s.png"}],"tilesets":[{"firstgid":1,"name":"s","image":"s.png","imagewidth":16,
                "imageheight":8,"tilewidth":8,"tileheight":8,"margin":0,"spacing":0,"tiles":[{"id":1,"animation":
                [{"tileid":0,"duration":100}]}]}],"properties":[{"name":"p","type":"color","value":"#ff00ff"}]}
                """));
        files.put(
                "d.tmx",
                utf8(
                        "<map width='2' height='2' tilewidth='8' tileheight='8'><tileset firstgid='1' "
                                + "tilewidth='8' tileheight='8' spacing='0'><image source='s.png'/></tileset><layer name='a' width='2' "
                                + "height='2'><data><tile gid='1'/><tile/><tile gid='2'/><tile gid='3221225473'/></data></layer></map>"));
    }

    private static byte[] mutated(byte[] original, Random random) {
        byte[] file = original.clone();
        for (int i = random.nextInt(3); i >= 0; i--)
            file = random.nextInt(3) == 0 ? damaged(file, random) : changed(file, random);
        return file;
    }

    /** Replaces a byte, cuts the end off, or repeats a part. */
    private static byte[] damaged(byte[] file, Random random) {
        if (file.length < 8) return file;
        int at = random.nextInt(file.length);
        String text = new String(file, StandardCharsets.UTF_8);
        return switch (random.nextInt(4)) {
            case 0 -> utf8(text.substring(0, at % text.length()));
            case 1 -> {
                int end = Math.min(text.length(), at + random.nextInt(60));
                yield utf8(text.substring(0, Math.min(at, end)) + text.substring(Math.min(end, at + 1)));
            }
            case 2 -> utf8(text + text.substring(at % text.length()));
            default -> {
                file[at] = (byte) random.nextInt(256);
                yield file;
            }
        };
    }

    /** Replaces a number. */
    private static byte[] changed(byte[] file, Random random) {
        String text = new String(file, StandardCharsets.UTF_8);
        if (text.isEmpty()) return file;
        int at = random.nextInt(text.length());
        while (at < text.length() && !Character.isDigit(text.charAt(at))) at++;
        int end = at;
        while (end < text.length() && Character.isDigit(text.charAt(end))) end++;
        return utf8(text.substring(0, at) + VALUES.get(random.nextInt(VALUES.size())) + text.substring(end));
    }

    private boolean isRead(String map, String changed, byte[] content) {
        try {
            TiledMap read = TiledReader.read(map, path -> path.equals(changed) ? content : files.get(path));
            MapPainter painter = new MapPainter(read, path -> path.equals("s.png") ? picture : null);
            DrawList list = new DrawList();
            for (TiledMap.Layer each : read.layers())
                if (painter.work(each, 32, 32) < 1e7)
                    painter.paint(list, each, 3, 4, BlendMode.NORMAL, 0xFFFFFF, 1, 1234);
            new Rasterizer().draw(list, frame);
            return true;
        } catch (MapException refused) {
            assertTrue(
                    files.keySet().stream()
                                    .anyMatch(each -> refused.getMessage().startsWith(each + ":"))
                            || refused.getMessage().contains(": there is no such file"),
                    refused.getMessage());
            return false;
        }
    }

    @Test
    @Timeout(3600)
    void eachDamagedMapIsReadOrRefused(@Seed(36) Random random) throws IOException {
        makeFiles();
        for (String each : List.of("a.tmx", "b.tmx", "c.tmj", "d.tmx")) assertTrue(isRead(each, "", new byte[0]), each);
        int read = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            String map = List.of("a.tmx", "b.tmx", "c.tmj", "d.tmx").get(random.nextInt(4));
            String changed = random.nextInt(4) > 0 ? map : random.nextBoolean() ? "t.tx" : "u.tsx";
            if (isRead(map, changed, mutated(files.get(changed), random))) read++;
        }
        assertTrue(read > MUTATIONS / 10 && read < MUTATIONS, read + " were read");
    }
}
