package kodama.draw.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import kodama.draw.Image;

/** A BMFont file. Its pictures are images of the game: when one is reloaded, the letters are cut out again. */
final class BmFontFile implements FontFile {
    private static final int BYTES_A_LETTER = 100;
    private static final String PICTURE = ".png";

    private final String name;
    private final BmFontData data;
    private final List<String> pictures = new ArrayList<>();
    private final Function<String, Image> images;

    private BmFont font;

    /** Reads a file and finds its images by name; fails if one does not exist. */
    BmFontFile(String name, byte[] file, Function<String, Image> images) throws IOException {
        this.name = name;
        this.images = images;
        data = BmFontReader.read(file);
        for (String page : data.pages()) pictures.add(picture(page));
        font = cut();
    }

    /** Pictures are next to the file; the folder on the machine where the font was made is ignored. */
    private String picture(String page) throws IOException {
        String file = page.substring(Math.max(page.lastIndexOf('/'), page.lastIndexOf('\\')) + 1);
        if (!file.toLowerCase(Locale.ROOT).endsWith(PICTURE))
            throw new IOException("its picture '" + file + "' is not a PNG picture; set BMFont to write PNG");
        String folder = name.substring(0, name.lastIndexOf('/') + 1);
        return folder + file.substring(0, file.length() - PICTURE.length());
    }

    private BmFont cut() throws IOException {
        return new BmFont(name, data, pages());
    }

    private List<Image> pages() {
        return pictures.stream().map(images).toList();
    }

    @Override
    public Font font(int size, boolean smooth) {
        if (size != NATIVE_SIZE) throw FontFile.oneSize(name);
        if (!font.usesImages(pictures, images)) reload();
        return font;
    }

    /** If the font does not match the new picture, this is reported and the old letters are kept. */
    private void reload() {
        try {
            font = cut();
        } catch (IOException failed) {
            throw new FontFailure("font '" + name + "' no longer fits: " + failed.getMessage(), failed);
        }
    }

    @Override
    public long bytes() {
        return (long) BYTES_A_LETTER * (data.letters().size() + data.kernings().size());
    }
}
