package kodama.bench;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.Reference;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import java.util.Random;
import java.util.zip.DeflaterOutputStream;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Image;
import kodama.draw.Rasterizer;
import kodama.ground.BoxMover;
import kodama.ground.Ground;
import kodama.map.MapGround;
import kodama.map.TiledMap;
import kodama.map.TiledReader;
import kodama.map.draw.MapPainter;
import kodama.profile.Samples;

/**
 * Measures maps of Tiled: reading a large one, scrolling two layers of 16 by 16 tiles at 640 by 480 on one thread, and
 * bodies that slide along the ground; run by {@code kodama bench map}.
 */
public final class MapBench implements Benchmark {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 480;
    private static final int TILE = 16;
    private static final int TILES = 16;
    private static final int BODIES = 1000;
    private static final double BYTES_PER_MEGABYTE = 1e6;
    private static final double NANOS_PER_MILLI = 1e6;
    private static final String FILE = "bench.tmx";

    /** How much of the pixels of a tile is opaque. */
    private enum Look {
        OPAQUE,
        WITH_HOLES,
        TRANSLUCENT;

        int alpha(int x, int y) {
            return switch (this) {
                case OPAQUE -> 255;
                case WITH_HOLES -> (x / 4 + y / 4) % 2 * 255;
                case TRANSLUCENT -> Math.min(255, 40 * Math.min(Math.min(x, y), TILE - 1 - Math.max(x, y)));
            };
        }
    }

    private final int size;
    private final int frames;
    private final DrawList list = new DrawList();
    private final Rasterizer rasterizer = new Rasterizer();
    private final FrameBuffer picture = new FrameBuffer(WIDTH, HEIGHT);

    /** Reads a map of this many columns and rows, and measures this many frames after as many to warm up. */
    public MapBench(int size, int frames) {
        this.size = size;
        this.frames = frames;
    }

    @Override
    public void run(BenchResults results) {
        byte[] file = file(size, "base64", "zlib");
        long before = Footprint.take().heapBytes();
        long start = System.nanoTime();
        TiledMap map = TiledReader.read(FILE, path -> path.equals(FILE) ? file : null);
        double millis = (System.nanoTime() - start) / NANOS_PER_MILLI;
        double bytes = Footprint.take().heapBytes() - (double) before;
        String what = "%,d x %,d tiles, 2 layers, zlib".formatted(size, size);
        results.add(what + ": first reading", millis, "ms", "< 1000");
        results.add(what + ": heap", bytes / BYTES_PER_MEGABYTE, "MB", "< 40");
        Reference.reachabilityFence(map);
        byte[] rows = file(200, "csv", "");
        TiledMap scrolled = TiledReader.read(FILE, path -> path.equals(FILE) ? rows : null);
        for (Look look : Look.values()) scroll(results, scrolled, look);
        slide(results, scrolled);
    }

    private void scroll(BenchResults results, TiledMap map, Look look) {
        Image tiles = tiles(look);
        MapPainter painter = new MapPainter(map, path -> tiles);
        Samples whole = new Samples(frames);
        for (int frame = 0; frame < 2 * frames; frame++) {
            if (frame == frames) whole.clear();
            long start = System.nanoTime();
            list.clear();
            for (TiledMap.Layer layer : map.layers())
                painter.paint(list, layer, -frame % 2000, -frame / 3.0, BlendMode.NORMAL, 0xFFFFFF, 1, 0);
            rasterizer.draw(list, picture);
            whole.lap(start);
        }
        String name = look.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        results.add("2 layers scrolled, " + name + ": frame, median", whole.median(), "ms", "< 0.5");
    }

    /** Lets bodies walk, turn at walls and fall, in a map of which every fourth tile is solid. */
    private void slide(BenchResults results, TiledMap map) {
        Ground ground = new MapGround(map).ground();
        BoxMover mover = new BoxMover(ground);
        Random random = new Random(1);
        double[] x = new double[BODIES];
        double[] y = new double[BODIES];
        double[] speed = new double[BODIES];
        for (int i = 0; i < BODIES; i++) {
            x[i] = random.nextInt(3000);
            y[i] = random.nextInt(3000);
            speed[i] = random.nextBoolean() ? 1.5 : -1.5;
        }
        Samples whole = new Samples(frames);
        for (int frame = 0; frame < 2 * frames; frame++) {
            if (frame == frames) whole.clear();
            long start = System.nanoTime();
            for (int i = 0; i < BODIES; i++) {
                mover.set(2, false, false);
                mover.slide(x[i], y[i], 12, 14, speed[i], 3);
                x[i] = mover.x();
                y[i] = mover.y();
                if (mover.wall() != 0) speed[i] = -mover.wall() * 1.5;
            }
            whole.lap(start);
        }
        results.add("%,d bodies slide along the ground: tick, median".formatted(BODIES), whole.median(), "ms");
    }

    private static Image tiles(Look look) {
        int[] pixels = new int[TILES * TILE * TILE];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % (TILES * TILE);
            int alpha = look.alpha(x % TILE, i / (TILES * TILE));
            pixels[i] = alpha << 24 | x / TILE * 0x0F0810;
        }
        return new Image("tiles", TILES * TILE, TILE, pixels);
    }

    /** Writes a map as Tiled does. */
    private static byte[] file(int size, String encoding, String compression) {
        StringBuilder text = new StringBuilder();
        text.append("<map orientation='orthogonal' width='%d' height='%d' ".formatted(size, size))
                .append("tilewidth='16' tileheight='16'>")
                .append("<tileset firstgid='1' name='tiles' tilewidth='16' tileheight='16' ")
                .append("tilecount='16' columns='16'><image source='tiles.png' width='256' height='16'/>");
        for (int solid = 0; solid < TILES; solid += 4)
            text.append(
                    "<tile id='%d'><properties><property name='solid' type='bool' value='true'/></properties></tile>"
                            .formatted(solid));
        text.append("</tileset>");
        Random random = new Random(1);
        for (int layer = 1; layer <= 2; layer++) {
            text.append("<layer id='%d' name='%d' width='%d' height='%d'><data encoding='%s' compression='%s'>"
                    .formatted(layer, layer, size, size, encoding, compression));
            text.append(encoding.equals("csv") ? csv(size, random) : base64(size, random));
            text.append("</data></layer>");
        }
        return text.append("</map>").toString().replace(" compression=''", "").getBytes(StandardCharsets.UTF_8);
    }

    private static String csv(int size, Random random) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < size * size; i++) text.append(i == 0 ? "" : ",").append(1 + random.nextInt(TILES));
        return text.toString();
    }

    private static String base64(int size, Random random) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream packed = new DeflaterOutputStream(bytes)) {
            byte[] tile = new byte[4];
            for (int i = 0; i < size * size; i++) {
                tile[0] = (byte) (1 + random.nextInt(TILES));
                packed.write(tile);
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }
}
