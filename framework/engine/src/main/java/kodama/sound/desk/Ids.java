package kodama.sound.desk;

/** Numbers for voices, none of which is given twice. */
final class Ids {
    private long last;

    long next() {
        return ++last;
    }
}
