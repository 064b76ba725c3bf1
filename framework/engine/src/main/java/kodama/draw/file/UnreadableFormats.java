package kodama.draw.file;

import java.util.LinkedHashMap;
import java.util.Map;
import kodama.draw.Images;
import org.jspecify.annotations.Nullable;

/** Formats of pictures that are not read, and how to convert them. */
public final class UnreadableFormats {
    private static final Map<String, String> NAMES = names();

    private UnreadableFormats() {}

    private static Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        names.put("webp", "WebP");
        names.put("avif", "AVIF");
        names.put("tif", "TIFF");
        names.put("tiff", "TIFF");
        names.put("tga", "Targa");
        names.put("ico", "icon");
        names.put("svg", "SVG");
        names.put("psd", "Photoshop");
        names.put("xcf", "GIMP");
        names.put("kra", "Krita");
        names.put("pcx", "PCX");
        names.put("qoi", "QOI");
        names.put("dds", "DDS");
        names.put("apng", "APNG");
        return Map.copyOf(names);
    }

    /**
     * Returns why a picture cannot be read although it has a file.
     *
     * @param files the game's files
     * @param name name of the picture
     * @return a phrase for a message; null if it has no such file
     */
    public static @Nullable String reason(Images.Files files, String name) {
        for (String extension : NAMES.keySet().stream().sorted().toList())
            if (files.exists(name + "." + extension)) return reason(name + "." + extension);
        return null;
    }

    /**
     * Returns why a file cannot be read.
     *
     * @param path path of the file
     * @return a phrase for a message; null if the file may be readable
     */
    public static @Nullable String reason(String path) {
        int dot = path.lastIndexOf('.');
        String format = NAMES.get(path.substring(dot + 1));
        if (format == null) return null;
        String target = path.substring(0, dot) + ".png";
        return path + ": files in the " + format + " format are not supported; convert it to PNG, for example by"
                + " 'magick " + path + " " + target + "'";
    }
}
