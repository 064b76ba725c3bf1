package kodama.map.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.map.TiledMap;
import kodama.map.TiledReader;
import org.junit.jupiter.api.Test;

class MapPainterTest {
    private final Map<String, byte[]> files = new HashMap<>();
    private final Map<String, Image> pictures = new HashMap<>();

    /** Draws all layers of a map and returns its rows, with a letter for each color: A is 0xFF000001. */
    private String drawn(String map, int width, int height) {
        files.put("m.tmx", map.getBytes(StandardCharsets.UTF_8));
        TiledMap read = TiledReader.read("m.tmx", files::get);
        MapPainter painter = new MapPainter(read, pictures::get);
        DrawList list = new DrawList();
        read.layers().forEach(layer -> painter.paint(list, layer, 0, 0, 0xFFFFFF, 1, 0));
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        StringBuilder rows = new StringBuilder();
        for (int y = 0; y < height; y++, rows.append('\n'))
            for (int x = 0; x < width; x++) {
                int color = frame.pixels()[y * width + x] & 0xFFFFFF;
                rows.append(color == 0 ? '.' : (char) ('A' + color - 1));
            }
        return rows.toString();
    }

    private void picture(String path, int width, String letters) {
        int[] pixels = new int[letters.length()];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = letters.charAt(i) == '.' ? 0 : 0xFF000001 + letters.charAt(i) - 'A';
        pictures.put(path, new Image(path, width, pixels.length / width, pixels));
    }

    @Test
    void drawsTilesWithMarginAndSpacing() {
        picture("s.png", 7, "......." + ".AB.EF." + ".CD.GH." + ".......");
        assertEquals("""
                AB..
                CD..
                ..EF
                ..GH
                """, drawn("""
                <map orientation='orthogonal' width='2' height='2' tilewidth='2' tileheight='2'>
                <tileset firstgid='1' name='s' tilewidth='2' tileheight='2' margin='1' spacing='1'>
                <image source='s.png' width='7' height='4'/></tileset>
                <layer name='a' width='2' height='2'><data encoding='csv'>1,0,0,2</data></layer></map>
                """, 4, 4));
    }
}
