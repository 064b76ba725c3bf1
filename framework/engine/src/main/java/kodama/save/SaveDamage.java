package kodama.save;

/** A save that is not as it was written. */
final class SaveDamage extends RuntimeException {
    SaveDamage(String message) {
        super(message);
    }
}
